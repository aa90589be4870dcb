import { checkBrief } from '../../domain/brief.ts';
import { normalizeEmail } from '../../domain/contact/email.ts';
import { normalizePhone } from '../../domain/contact/phone.ts';
import { storedLine, storedText } from '../../domain/storedText.ts';
import { normalizeWebsite } from '../../domain/contact/website.ts';
import { numberOf } from '../relay/ids.ts';
import { UpstreamError } from '../rest/errors.ts';
import type { BriefErrorCode, BriefUserError, SendBriefInput } from '../schema.types.ts';
import type { Brief } from './directory.rest.ts';

const MESSAGES: Readonly<Record<BriefErrorCode, string>> = {
  AGENCY_NOT_FOUND: 'There is no such agency, or it takes no briefs.',
  REQUIRED: 'A value is required.',
  TOO_SHORT: 'The value is too short.',
  TOO_LONG: 'The value is too long.',
  INVALID_EMAIL: 'This is not an email address.',
  INVALID_WEBSITE: 'This is not the address of a website.',
  INVALID_PHONE: 'This is not a phone number in international format.',
  INVALID_VALUE: 'The value was refused.',
  TOO_MANY_ATTEMPTS: 'Too many briefs were sent from here; try again later.',
};

export function briefUserError(
  code: BriefErrorCode,
  path: readonly string[] | null,
  retryAfterSeconds: number | null = null,
): BriefUserError {
  return { code, message: MESSAGES[code], path: path && [...path], retryAfterSeconds };
}

/** The catalogue entries selected in a brief, by upstream id. */
interface Choices {
  readonly services: readonly number[];
  readonly budget: number | null;
  readonly projectDuration: number | null;
}

/**
 * Validates a brief and converts it for the upstream. Returns either the brief or its errors: at most one per field, in
 * form order (DIR-13). `language` is the language of the page it was sent from.
 */
export function toBrief(
  input: SendBriefInput,
  language: string,
): { readonly brief: Brief; readonly errors: readonly BriefUserError[] } {
  const texts = { company: input.company ?? '', website: input.website ?? '', phone: input.phone ?? '' };
  const services = input.serviceIds ?? [];
  const numbers = services.map((id) => numberOf('Service', id));
  const { budgetId, projectDurationId } = input;
  const choices: Choices = {
    services: [...new Set(numbers.filter((number) => number !== null))],
    budget: budgetId == null ? null : numberOf('Budget', budgetId),
    projectDuration: projectDurationId == null ? null : numberOf('DurationRange', projectDurationId),
  };
  const { name, email, text } = input;
  const errors = checkBrief({ name, email, text, ...texts, services }).map(({ field, code }) =>
    briefUserError(code, [FIELDS[field] ?? field]),
  );
  if (numbers.includes(null))
    errors.push(briefUserError('INVALID_VALUE', ['serviceIds', String(numbers.indexOf(null))]));
  if (budgetId != null && choices.budget === null) errors.push(briefUserError('INVALID_VALUE', ['budgetId']));
  if (projectDurationId != null && choices.projectDuration === null) {
    errors.push(briefUserError('INVALID_VALUE', ['projectDurationId']));
  }
  const brief: Brief = {
    name: storedLine(name),
    email: normalizeEmail(email),
    company: storedLine(texts.company) || null,
    website: normalizeWebsite(texts.website) || null,
    phone: normalizePhone(texts.phone) || null,
    ...choices,
    text: storedText(text),
    language,
    country: null,
  };
  return { brief, errors };
}

/** Upstream field names mapped to the contract's. */
const FIELDS: Readonly<Record<string, keyof SendBriefInput>> = {
  name: 'name',
  email: 'email',
  company: 'company',
  website: 'website',
  phone: 'phone',
  services: 'serviceIds',
  budget: 'budgetId',
  projectDuration: 'projectDurationId',
  text: 'text',
};

/** Codes the upstream may return for input that passed our rules; anything else becomes INVALID_VALUE. */
const CODES: Readonly<Record<string, BriefErrorCode>> = {
  required: 'REQUIRED',
  minLength: 'TOO_SHORT',
  maxLength: 'TOO_LONG',
  emailFormat: 'INVALID_EMAIL',
  websiteFormat: 'INVALID_WEBSITE',
  phoneFormat: 'INVALID_PHONE',
};

/**
 * Turns an upstream refusal of a brief into user errors, `missing` if the agency does not exist. Null when the user
 * cannot fix the cause.
 */
export function toBriefUserErrors(error: unknown, missing: BriefUserError): BriefUserError[] | null {
  if (!(error instanceof UpstreamError)) return null;
  if (error.kind === 'rateLimited' && error.code === 'TOO_MANY_ATTEMPTS') {
    return [briefUserError('TOO_MANY_ATTEMPTS', null, error.retryAfter)];
  }
  if (error.status === 404) return [missing];
  if (error.status !== 422) return null;
  const refused = error.fields.flatMap(({ path, code }) => {
    const [, name = '', index] = /^(\w+)(?:[[.](\d+)\]?)?/.exec(path) ?? [];
    const field = FIELDS[name];
    return field
      ? [briefUserError(CODES[code] ?? 'INVALID_VALUE', index === undefined ? [field] : [field, index])]
      : [];
  });
  return refused.length > 0 ? refused : null;
}
