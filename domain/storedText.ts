/** Whitespace and invisible characters (zero width, fillers, variation selectors). */
const NOTHING_VISIBLE = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/**
 * Makes a text storable: trims it, and removes NUL and replaces lone surrogates with U+FFFD, because databases accept
 * neither. A text without a visible character becomes empty. Idempotent.
 */
export function storedText(raw: string): string {
  const text = raw.toWellFormed().replaceAll('\u0000', '').trim();
  return NOTHING_VISIBLE.test(text) ? '' : text;
}

/** The same for a text of one line, such as a name: line breaks and other control characters become spaces. Idempotent. */
export function storedLine(raw: string): string {
  return storedText(storedText(raw).replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' '));
}
