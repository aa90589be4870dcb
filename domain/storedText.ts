/**
 * Makes a text storable: trimmed, NUL removed, and lone surrogates replaced by U+FFFD, because databases accept
 * neither. Idempotent.
 */
export function storedText(raw: string): string {
  return raw.toWellFormed().replaceAll('\u0000', '').trim();
}
