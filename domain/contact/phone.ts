/** In `+49 (0)30 123456` the 0 is only dialed within the country. Italian numbers keep theirs: `+39 (0)6 1234567`. */
const TRUNK_PREFIX = /^(\+(?!39)\d{1,3})\(0\)/;

/**
 * Normalizes a phone number to E.164: removes spaces, brackets, dots, slashes and hyphens, turns a leading `00` into
 * `+`, drops a `(0)` after the calling code, and leaves '' as it is. Null unless the number is in international form:
 * `+`, then 8 to 15 digits that do not start with 0 (DIR-13, O-28).
 */
export function normalizePhone(value: string): string | null {
  const digits = value
    .replace(/[\s.\u2010-\u2015/-]/g, '')
    .replace(/^\(?00/, '+')
    .replace(TRUNK_PREFIX, '$1')
    .replace(/[()]/g, '');
  return digits === '' || /^\+[1-9]\d{7,14}$/.test(digits) ? digits : null;
}
