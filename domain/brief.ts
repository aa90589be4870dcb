import { isEmail, normalizeEmail } from './email.ts';
import { storedText } from './storedText.ts';
import { codePointLength } from './textLength.ts';

/** Limits of a brief (DIR-13): texts in code points after trimming, services as a count. */
export const BRIEF_LIMITS = {
  nameMin: 2,
  nameMax: 100,
  companyMax: 100,
  websiteMax: 500,
  textMin: 30,
  textMax: 3000,
  services: 20,
} as const;

/** A visitor's input; an empty string means the field was left out. */
export interface BriefText {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly website: string;
  readonly phone: string;
  readonly text: string;
  /** Catalogue ids. */
  readonly services: readonly string[];
}

/** Error codes, named like the contract's BriefErrorCode. */
export type BriefCode = 'REQUIRED' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID_EMAIL' | 'INVALID_WEBSITE' | 'INVALID_PHONE';

/** One rejected field. */
export interface BriefFault {
  readonly field: keyof BriefText;
  readonly code: BriefCode;
}

/**
 * Normalizes a website: adds `https://` if the scheme is missing, and leaves '' as it is. Null if invalid: another
 * scheme, a name without a dot, an IP address, credentials, or too long (DIR-13).
 */
export function normalizeWebsite(value: string): string | null {
  const text = storedText(value);
  if (text === '') return '';
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (/\s/.test(address) || codePointLength(address) > BRIEF_LIMITS.websiteMax || !URL.canParse(address)) return null;
  const { protocol, hostname, username, password } = new URL(address);
  const isWeb = (protocol === 'http:' || protocol === 'https:') && username === '' && password === '';
  // The last label distinguishes names from IP addresses: only in a name does it start with a letter.
  return isWeb && /^[^.[\]]+(?:\.[^.[\]]+)*\.[a-z][a-z\d-]+\.?$/.test(hostname) ? address : null;
}

/**
 * Normalizes a phone number to E.164: removes spaces, brackets, dots, slashes and hyphens, turns a leading `00` into
 * `+`, and leaves '' as it is. Null unless the number is in international form: `+`, then 8 to 15 digits that do not
 * start with 0 (DIR-13, O-28).
 */
export function normalizePhone(value: string): string | null {
  const digits = value.replace(/[\s().\u2010-\u2015/-]/g, '').replace(/^00/, '+');
  return digits === '' || /^\+[1-9]\d{7,14}$/.test(digits) ? digits : null;
}

function tooLong(text: string, most: number): 'TOO_LONG' | null {
  return codePointLength(storedText(text)) > most ? 'TOO_LONG' : null;
}

function bounded(text: string, least: number, most: number): BriefCode | null {
  const length = codePointLength(storedText(text));
  if (length === 0) return 'REQUIRED';
  return length < least ? 'TOO_SHORT' : tooLong(text, most);
}

function email(value: string): BriefCode | null {
  const address = normalizeEmail(value);
  if (address === '') return 'REQUIRED';
  return isEmail(address) ? null : 'INVALID_EMAIL';
}

/** The rules by field, in the order of the form. */
const RULES: { readonly [Field in keyof BriefText]: (value: BriefText[Field]) => BriefCode | null } = {
  name: (value) => bounded(value, BRIEF_LIMITS.nameMin, BRIEF_LIMITS.nameMax),
  email,
  company: (value) => tooLong(value, BRIEF_LIMITS.companyMax),
  website: (value) =>
    tooLong(value, BRIEF_LIMITS.websiteMax) ?? (normalizeWebsite(value) === null ? 'INVALID_WEBSITE' : null),
  phone: (value) => (normalizePhone(value) === null ? 'INVALID_PHONE' : null),
  services: (value) => (new Set(value).size > BRIEF_LIMITS.services ? 'TOO_LONG' : null),
  text: (value) => bounded(value, BRIEF_LIMITS.textMin, BRIEF_LIMITS.textMax),
};

/** The error of one field of a brief; null if valid. */
export function checkBriefField<Field extends keyof BriefText>(
  field: Field,
  value: BriefText[Field],
): BriefCode | null {
  return RULES[field](value);
}

const FIELDS = ['name', 'email', 'company', 'website', 'phone', 'services', 'text'] as const;

/** All errors of a brief in the order of the form, one per field; empty if valid (DIR-13). */
export function checkBrief(brief: BriefText): BriefFault[] {
  return FIELDS.flatMap((field) => {
    const code = checkBriefField(field, brief[field]);
    return code === null ? [] : [{ field, code }];
  });
}
