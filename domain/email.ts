/** Longest address that mail servers take, in characters (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

const LOCAL_PART_MAX_LENGTH = 64;

// RFC 5322 dot-atom, ASCII only (VAL-13).
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;

// Letters (with marks), digits and inner hyphens of any script.
const DOMAIN_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

const ALL_DIGITS = /^\d+$/;

/** The address as it is stored and compared: blanks around it go, composed form, lower case; what no database can look for becomes U+FFFD, which is in no address. */
export function normalizeEmail(value: string): string {
  return value.toWellFormed().replaceAll('\u0000', '\ufffd').trim().normalize('NFC').toLowerCase();
}

/** Whether a text without blanks around it is an email address (VAL-13): ASCII local part, a domain of any script with at least one dot. */
export function isEmail(value: string): boolean {
  if (value.length > EMAIL_MAX_LENGTH) return false;
  const at = value.lastIndexOf('@');
  const local = value.slice(0, Math.max(at, 0));
  if (local.length > LOCAL_PART_MAX_LENGTH || !LOCAL_PART.test(local)) return false;
  const labels = value.slice(at + 1).split('.');
  if (labels.length < 2 || !labels.every((label) => DOMAIN_LABEL.test(label))) return false;
  // A last label of digits only would be an address by number, not a name.
  return !ALL_DIGITS.test(labels.at(-1) ?? '');
}
