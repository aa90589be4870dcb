/**
 * A text as it can be stored: space at both ends goes, and what no database text can hold: NUL is dropped, a lone
 * surrogate becomes U+FFFD. Doing it twice changes nothing.
 */
export function storedText(raw: string): string {
  return raw.toWellFormed().replaceAll('\u0000', '').trim();
}
