/** Paragraphs of a text: lines with something in them. */
export function paragraphsOf(text: string | null | undefined): string[] {
  return (text ?? '')
    .split(/\s*\n\s*/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
