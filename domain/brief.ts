import { isEmail, normalizeEmail } from './contact/email.ts';
import { normalizePhone } from './contact/phone.ts';
import { storedLine, storedText } from './storedText.ts';
import { codePointLength } from './textLength.ts';
import { normalizeWebsite, WEBSITE_MAX } from './contact/website.ts';

/** Limits of a brief (DIR-13): texts in code points after trimming, services as a count. */
export const BRIEF_LIMITS = {
  nameMin: 2,
  nameMax: 100,
  companyMax: 100,
  websiteMax: WEBSITE_MAX,
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

/** `stored`: the text as it is stored. */
function tooLong(stored: string, most: number): 'TOO_LONG' | null {
  return codePointLength(stored) > most ? 'TOO_LONG' : null;
}

function bounded(stored: string, least: number, most: number): BriefCode | null {
  const length = codePointLength(stored);
  if (length === 0) return 'REQUIRED';
  return length < least ? 'TOO_SHORT' : tooLong(stored, most);
}

function email(value: string): BriefCode | null {
  const address = normalizeEmail(value);
  if (address === '') return 'REQUIRED';
  return isEmail(address) ? null : 'INVALID_EMAIL';
}

/** The rules by field, in the order of the form. */
const RULES: { readonly [Field in keyof BriefText]: (value: BriefText[Field]) => BriefCode | null } = {
  name: (value) => bounded(storedLine(value), BRIEF_LIMITS.nameMin, BRIEF_LIMITS.nameMax),
  email,
  company: (value) => tooLong(storedLine(value), BRIEF_LIMITS.companyMax),
  website: (value) =>
    tooLong(storedText(value), BRIEF_LIMITS.websiteMax) ??
    (normalizeWebsite(value) === null ? 'INVALID_WEBSITE' : null),
  phone: (value) => (normalizePhone(value) === null ? 'INVALID_PHONE' : null),
  services: (value) => (new Set(value).size > BRIEF_LIMITS.services ? 'TOO_LONG' : null),
  text: (value) => bounded(storedText(value), BRIEF_LIMITS.textMin, BRIEF_LIMITS.textMax),
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
