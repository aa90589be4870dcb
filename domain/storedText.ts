/**
 * Makes a text storable: trims it, and removes NUL and replaces lone surrogates with U+FFFD, because databases accept
 * neither. Idempotent.
 */
export function storedText(raw: string): string {
  return raw.toWellFormed().replaceAll('\u0000', '').trim();
}
