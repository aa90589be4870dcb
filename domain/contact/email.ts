/** Longest email address by RFC 5321, in characters. */
const EMAIL_MAX_LENGTH = 254;

const LOCAL_PART_MAX_LENGTH = 64;

// RFC 5322 dot-atom, ASCII only (VAL-13).
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;

// Letters (with marks), digits and inner hyphens of any script.
const DOMAIN_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

const ALL_DIGITS = /^\d+$/;

/**
 * Normalizes an address for storage and comparison: trimmed, composed (NFC), lower case. Characters that no database
 * can store become U+FFFD, which is invalid in an address.
 */
export function normalizeEmail(value: string): string {
  return value.toWellFormed().replaceAll('\u0000', '\ufffd').trim().normalize('NFC').toLowerCase();
}

/**
 * Whether a trimmed text is an email address (VAL-13): ASCII local part, a domain of any script with at least one dot.
 */
export function isEmail(value: string): boolean {
  if (value.length > EMAIL_MAX_LENGTH) return false;
  const at = value.lastIndexOf('@');
  const local = value.slice(0, Math.max(at, 0));
  if (local.length > LOCAL_PART_MAX_LENGTH || !LOCAL_PART.test(local)) return false;
  const labels = value.slice(at + 1).split('.');
  if (labels.length < 2 || !labels.every((label) => DOMAIN_LABEL.test(label))) return false;
  // A last label of only digits would be an IP address.
  return !ALL_DIGITS.test(labels.at(-1) ?? '');
}
