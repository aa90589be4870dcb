/**
 * Normalizes a phone number to E.164: removes spaces, brackets, dots, slashes and hyphens, turns a leading `00` into
 * `+`, and leaves '' as it is. Null unless the number is in international form: `+`, then 8 to 15 digits that do not
 * start with 0 (DIR-13, O-28).
 */
export function normalizePhone(value: string): string | null {
  const digits = value.replace(/[\s().\u2010-\u2015/-]/g, '').replace(/^00/, '+');
  return digits === '' || /^\+[1-9]\d{7,14}$/.test(digits) ? digits : null;
}
