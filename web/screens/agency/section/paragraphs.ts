/** Paragraphs of a text: lines with something in them. */
export const paragraphsOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/\s*\n\s*/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
