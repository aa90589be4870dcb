import { checkBrief, type BriefCode } from '../../domain/brief.ts';
import { PROJECT_DURATIONS } from '../../domain/catalogue/ranges.ts';
import { normalizeEmail } from '../../domain/contact/email.ts';
import { foldText } from '../../domain/search/foldText.ts';
import { normalizePhone } from '../../domain/contact/phone.ts';
import { storedLine, storedText } from '../../domain/storedText.ts';
import { normalizeWebsite } from '../../domain/contact/website.ts';
import type { BodyOf, WireFieldError } from '../contract/call.ts';
import type { WireFilters } from '../contract/catalogue.ts';
import type { postBrief } from '../contract/visitors.ts';
import type { WireContactMethod } from '../contract/leads.ts';
import type { BriefLead } from '../db/tables/visitors.ts';
import { invalidFields } from '../http/apiError.ts';

export type BriefInput = BodyOf<typeof postBrief>;

const TITLE_LENGTH = 80;

/**
 * The lead created by a brief (DIR-13): active, with its contact details hidden until it is accepted. `language` is the
 * request's, for briefs that name none. Throws 422 with the rejected fields.
 */
export function briefLead(id: string, input: BriefInput, catalogue: WireFilters, language: string): BriefLead {
  const services = catalogue.services.flatMap((service) => [service, ...service.children]);
  const ownLanguage = input.language === null ? language : languageOf(input.language);
  const refused = [...ruleFaults(input), ...unknownValues(input, catalogue, services)];
  if (ownLanguage === null) refused.push(toField('language', 'INVALID_VALUE'));
  if (refused.length > 0 || ownLanguage === null) throw invalidFields(...refused);

  const name = storedLine(input.name);
  const company = storedLine(input.company ?? '') || null;
  const website = normalizeWebsite(input.website ?? '') || null;
  const text = storedText(input.text);
  const budget = catalogue.budgets.find((range) => range.id === input.budget);
  return {
    id,
    slug: `${slugOf(company ?? name)}-${id.slice(0, 8)}`,
    type: 'brief',
    status: 'active',
    name,
    company,
    website,
    domain: website === null ? null : new URL(website).hostname.replace(/^www\./, ''),
    country: input.country,
    language: ownLanguage,
    title: titleOf(text, ownLanguage),
    text,
    services: JSON.stringify(
      services
        .filter((service) => input.services.includes(service.id))
        .map((service) => ({ id: service.id, name: service.name })),
    ),
    budget_from: budget?.from ?? null,
    budget_to: budget?.to ?? null,
    project_duration: PROJECT_DURATIONS.find((range) => range.id === input.projectDuration)?.key ?? null,
    contact_methods: JSON.stringify(contactMethods(input)),
  };
}

function contactMethods({ email, phone }: BriefInput): WireContactMethod[] {
  const number = normalizePhone(phone ?? '');
  return [
    { type: 'email', value: normalizeEmail(email) },
    ...(number ? [{ type: 'phone' as const, value: number }] : []),
    // Accepting the lead opens a chat.
    { type: 'chat', value: 'portal' },
  ];
}

type FieldCode = BriefCode | 'INVALID_VALUE';

const FIELD_CODES: Readonly<Record<FieldCode, readonly [code: string, message: string]>> = {
  REQUIRED: ['required', 'is required'],
  TOO_SHORT: ['minLength', 'is too short'],
  TOO_LONG: ['maxLength', 'is too long'],
  INVALID_EMAIL: ['emailFormat', 'is not an email address'],
  INVALID_WEBSITE: ['websiteFormat', 'is not an address of a website'],
  INVALID_PHONE: ['phoneFormat', 'is not a telephone number in international form'],
  INVALID_VALUE: ['unknown', 'is not known here'],
};

function toField(path: string, code: FieldCode): WireFieldError {
  const [wireCode, message] = FIELD_CODES[code];
  return { path, code: wireCode, message };
}

function ruleFaults({ name, email, company, website, phone, text, services }: BriefInput): WireFieldError[] {
  const values = { name, email, company: company ?? '', website: website ?? '', phone: phone ?? '', text };
  return checkBrief({ ...values, services: services.map(String) }).map(({ field, code }) => toField(field, code));
}

function unknownValues(
  input: BriefInput,
  { budgets }: WireFilters,
  services: readonly { readonly id: number }[],
): WireFieldError[] {
  const has = (list: readonly { readonly id: number }[], id: number | null): boolean =>
    id === null || list.some((entry) => entry.id === id);
  return [
    ...input.services.flatMap((id, index) =>
      has(services, id) ? [] : [toField(`services[${index}]`, 'INVALID_VALUE')],
    ),
    ...(has(budgets, input.budget) ? [] : [toField('budget', 'INVALID_VALUE')]),
    ...(has(PROJECT_DURATIONS, input.projectDuration) ? [] : [toField('projectDuration', 'INVALID_VALUE')]),
  ];
}

/** The language of a BCP 47 tag; null if the tag is invalid. */
function languageOf(tag: string): string | null {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return null;
  }
}

/** Sentences shorter than this are treated as greetings. In UTF-16 units. */
const SENTENCE_LENGTH = 15;

/** The first meaningful sentence as a title, cut between words. */
function titleOf(text: string, language: string): string {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const sentences = text
    .split('\n')
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()));
  const title = sentences.find((sentence) => sentence.length >= SENTENCE_LENGTH) ?? sentences[0] ?? text;
  let short = '';
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(title)) {
    if (short.length + segment.length > TITLE_LENGTH) {
      // A single long word is cut, but never within a surrogate pair.
      return `${short.trimEnd() || title.slice(0, TITLE_LENGTH).replace(/[\ud800-\udbff]$/, '')}…`;
    }
    short += segment;
  }
  return title.replace(/[.。]$/u, '');
}

function slugOf(text: string): string {
  const words = foldText(text)
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, 60);
  return words.replaceAll(/^-+|-+$/g, '') || 'brief';
}
