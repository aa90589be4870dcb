import { checkEmail } from './signIn/credentials.ts';
import { normalizeEmail } from './contact/email.ts';
import { checkWebsite, normalizeProfileWebsite } from './profile/links.ts';
import { REQUIRED } from './profile/profile.ts';
import type { ProfileVerdict } from './profile/profile.ts';
import { checkText, isEmptyText } from './profile/profileTexts.ts';
import { storedLine, storedText } from './storedText.ts';
import { codePointLength } from './textLength.ts';

/** The `type` of survey that carries an application (RST-69, SCR-03). */
export const APPLICATION_SURVEY = 'application';

/** Maximum length of the agency's self-description as stored, in code points. */
export const APPLICATION_TEXT_MAX = 1000;

/** The application of a new agency (SCR-03, O-39). */
export interface Application {
  readonly name: string;
  readonly website: string;
  /** Contact address for questions about the application. */
  readonly email: string;
  /** What the agency does, in a few sentences. */
  readonly text: string;
}

/** In form order. */
export const APPLICATION_FIELDS = ['name', 'website', 'email', 'text'] as const satisfies (keyof Application)[];

/** One rejected field. */
export interface ApplicationFault extends ProfileVerdict {
  readonly path: keyof Application;
}

/** All rejected fields in form order. Name and website follow the rules of a published profile. */
export function checkApplication({ name, website, email, text }: Application): readonly ApplicationFault[] {
  const verdicts = {
    name: checkText('name', name),
    website: checkWebsite(website),
    email: checkContact(email),
    text: checkAbout(text),
  };
  return APPLICATION_FIELDS.flatMap((path) => {
    const verdict = verdicts[path];
    return verdict === null ? [] : [{ path, ...verdict }];
  });
}

function checkContact(email: string): ProfileVerdict | null {
  const code = checkEmail(email);
  if (code === 'emailRequired') return REQUIRED;
  return code === null ? null : { code: 'INVALID_EMAIL', params: {} };
}

function checkAbout(text: string): ProfileVerdict | null {
  if (isEmptyText(text)) return REQUIRED;
  const max = APPLICATION_TEXT_MAX;
  return codePointLength(storedText(text)) > max ? { code: 'TOO_LONG', params: { max } } : null;
}

/** Normalizes an accepted application for storage. */
export function storedApplication({ name, website, email, text }: Application): Application {
  return {
    name: storedLine(name),
    website: normalizeProfileWebsite(website) ?? '',
    email: normalizeEmail(email),
    text: storedText(text),
  };
}
