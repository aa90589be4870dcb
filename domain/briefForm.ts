import { isMember } from './closedSet.ts';
import type { BriefText } from './brief.ts';

/** The brief form as the visitor filled it in (DIR-13): texts as typed, empty strings for fields left out. */
export interface BriefForm extends BriefText {
  /** Global id of the budget; empty if not decided. */
  readonly budgetId: string;
  /** Global id of the project duration; empty if not decided. */
  readonly projectDurationId: string;
  /** Honeypot: invisible, filled only by bots. */
  readonly nickname: string;
}

/** Error codes of form fields: those of the rules, plus one for values missing from the catalogue. */
export const BRIEF_FAULT_CODES = [
  'REQUIRED',
  'TOO_SHORT',
  'TOO_LONG',
  'INVALID_EMAIL',
  'INVALID_WEBSITE',
  'INVALID_PHONE',
  'INVALID_VALUE',
] as const;
export type BriefFaultCode = (typeof BRIEF_FAULT_CODES)[number];

/** One rejected field. */
export interface BriefFormFault {
  readonly field: keyof BriefForm;
  readonly code: BriefFaultCode;
}

/**
 * Why a brief was not sent: no response in time, no network, an agency that accepts no briefs, the rate limit, or
 * anything else.
 */
export interface BriefFailure {
  readonly kind: 'unsure' | 'offline' | 'gone' | 'tooMany' | 'general';
  /** After the rate limit: seconds to wait before retrying. */
  readonly retryAfterSeconds: number | null;
}

/** The form together with the reasons it was rejected. */
export interface RefusedBrief {
  /** Alias of the agency. */
  readonly agency: string;
  /** The idempotency key it was sent with, so that a retry in the browser never sends it twice. */
  readonly key: string;
  readonly form: BriefForm;
  readonly faults: readonly BriefFormFault[];
  readonly failure: BriefFailure | null;
}

/** Whether a value that the server embedded in the page is a rejected brief to this agency. */
export function isRefusedBrief(value: unknown, agency: string): value is RefusedBrief {
  return (
    typeof value === 'object' && value !== null && 'agency' in value && value.agency === agency && 'faults' in value
  );
}

/** Field names; the same as in the contract's SendBriefInput, except for the services. */
const FIELDS = [
  'name',
  'email',
  'company',
  'website',
  'phone',
  'text',
  'services',
  'budgetId',
  'projectDurationId',
  'nickname',
] as const satisfies readonly (keyof BriefForm)[];

/** What FormData and URLSearchParams have in common. */
interface SentForm {
  get(name: string): unknown;
  getAll(name: string): readonly unknown[];
}

/** Reads a form the way browsers submit it, and normalizes line breaks. */
export function readBriefForm(sent: SentForm): BriefForm {
  const textOf = (name: keyof BriefForm): string => {
    const value = sent.get(name);
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  const services = sent.getAll('services').filter((value) => typeof value === 'string' && value !== '');
  return {
    name: textOf('name'),
    email: textOf('email'),
    company: textOf('company'),
    website: textOf('website'),
    phone: textOf('phone'),
    text: textOf('text'),
    services: services.map(String),
    budgetId: textOf('budgetId'),
    projectDurationId: textOf('projectDurationId'),
    nickname: textOf('nickname'),
  };
}

/** Maps a form to the input of the contract's `sendBrief`; omitted values are null. */
export function briefInput(form: BriefForm) {
  const orNull = (text: string): string | null => (text.trim() === '' ? null : text);
  return {
    name: form.name,
    email: form.email,
    company: orNull(form.company),
    website: orNull(form.website),
    phone: orNull(form.phone),
    serviceIds: [...form.services],
    budgetId: orNull(form.budgetId),
    projectDurationId: orNull(form.projectDurationId),
    text: form.text,
    nickname: orNull(form.nickname),
  };
}

/** The fields of the contract's BriefUserError that a form shows. */
export interface BriefRefusal {
  readonly code: string;
  readonly path?: readonly string[] | null | undefined;
  readonly retryAfterSeconds?: number | null | undefined;
}

/**
 * Splits the errors of `sendBrief` into field errors and one failure of the whole brief; unknown ones count as a
 * general failure.
 */
export function judgeRefusals(errors: readonly BriefRefusal[]): Pick<RefusedBrief, 'faults' | 'failure'> {
  const stopper = errors.find(({ code }) => code === 'AGENCY_NOT_FOUND' || code === 'TOO_MANY_ATTEMPTS');
  if (stopper) {
    const kind = stopper.code === 'AGENCY_NOT_FOUND' ? 'gone' : 'tooMany';
    return { faults: [], failure: { kind, retryAfterSeconds: stopper.retryAfterSeconds ?? null } };
  }
  const faults = errors.flatMap(({ code, path }) => {
    const field = FIELDS.find((name) => path?.includes(name === 'services' ? 'serviceIds' : name));
    return field && isMember(BRIEF_FAULT_CODES, code) ? [{ field, code }] : [];
  });
  return { faults, failure: faults.length > 0 ? null : { kind: 'general', retryAfterSeconds: null } };
}
