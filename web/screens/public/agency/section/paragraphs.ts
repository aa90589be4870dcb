/** Splits a text into its non-empty lines. */
export function paragraphsOf(text: string | null | undefined): string[] {
  return (text ?? '')
    .split(/\s*\n\s*/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
