/**
 * Full-width digits, which keyboards for Japanese, Chinese and Korean type, become plain ones. Without signs such as
 * “½”, which would become the digits of its fraction.
 */
function plain(text: string): string {
  return text.replaceAll(/\p{No}/gu, '').normalize('NFKC');
}

/**
 * The number in a typed or pasted text, at most `length` digits; null without digits. Signs, separators and a fraction
 * of one or two digits are dropped: “$1,249.95” is 1249, “12.500” is 12500.
 */
export function wholeNumber(text: string, length: number): number | null {
  const digits = plain(text)
    .replace(/[.,]\d{1,2}(?=\D*$)/, '')
    .replaceAll(/\D/g, '')
    .slice(0, length);
  return digits === '' ? null : Number(digits);
}

/** The year in a typed or pasted text, which may be a date; null without digits. */
export function yearIn(text: string): number | null {
  return wholeNumber(/\d{4}/.exec(plain(text))?.[0] ?? text, 4);
}
