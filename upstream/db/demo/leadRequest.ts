import { defaultCatalogue } from '../../../domain/catalogue/catalogue.ts';
import type { WireContactMethod, WireDomainOverview, WireLead } from '../../contract/leads.ts';
import {
  type BriefText,
  englishBriefClosings,
  englishBriefs,
  englishGoals,
  englishProposalClosings,
} from './briefs.en.ts';
import { languageOfCountry, localBriefs } from './briefs.other.ts';
import { type Company, tradeOf } from './companies.ts';
import { person } from './people.ts';
import type { Random } from './random.ts';
import { fill } from './script.ts';

/** What a lead contains when it arrives. */
export interface LeadRequest {
  readonly slug: string;
  readonly type: WireLead['type'];
  readonly name: string;
  readonly company: string | null;
  readonly website: string | null;
  readonly domain: string | null;
  readonly country: string;
  readonly language: string;
  readonly title: string;
  readonly text: string;
  readonly services: WireLead['services'];
  readonly budget_from: number | null;
  readonly budget_to: number | null;
  readonly project_duration: WireLead['projectDuration'];
  readonly domain_overview: WireDomainOverview | null;
  readonly contact_methods: WireContactMethod[];
}

const { services } = defaultCatalogue('en');
const BUDGETS: readonly (readonly [number, number | null])[] = [
  [500, 1000],
  [1000, 2500],
  [1000, 2500],
  [2500, 5000],
  [2500, 5000],
  [2500, 5000],
  [5000, 10_000],
  [5000, 10_000],
  [10_000, 25_000],
  [25_000, null],
];
const DURATIONS = [
  'lessThanMonth',
  'oneToThreeMonths',
  'oneToThreeMonths',
  'threeToSixMonths',
  'moreThanSixMonths',
] as const;

/** A request from a company, in the language of its country. */
export function leadRequest(company: Company, type: WireLead['type'], generator: Random): LeadRequest {
  const contact = person(company.country, generator);
  const language = languageOfCountry[company.country] ?? 'en';
  // Some companies have no website yet. English only, because only there does no text mention a website.
  const isStartingOut = language === 'en' && generator.chance(0.07);
  const trade = tradeOf(company);
  const briefs = localBriefs[language] ?? englishBriefs;
  const brief = generator.pick(briefs.filter(({ of }) => of === 'any' || of === trade));
  const service = services.find(({ id }) => id === brief.service);
  if (service === undefined) throw new RangeError(`no service ${brief.service}`);
  const budget = generator.chance(0.1) ? null : generator.pick(BUDGETS);
  const domain = isStartingOut ? null : company.domain;
  return {
    slug: `${company.domain.replace('.example', '')}-${service.alias}-${generator.uuid().slice(0, 4)}`,
    type,
    name: contact.name,
    company: company.name,
    website: domain === null ? null : `https://www.${domain}/`,
    domain,
    country: company.country,
    language,
    ...wording(brief, company, language, type, generator),
    services: brief.parts.flatMap((part) => {
      const { id, name } = service.children[part - 1] ?? {};
      return id === undefined || name === undefined ? [] : [{ id, name }];
    }),
    budget_from: budget?.[0] ?? null,
    budget_to: budget?.[1] ?? null,
    project_duration: generator.chance(0.1) ? null : generator.pick(DURATIONS),
    domain_overview: domain === null ? null : overview(domain, company.country, generator),
    contact_methods: contactMethods(contact, company.domain, generator),
  };
}

function wording(
  brief: BriefText,
  company: Company,
  language: string,
  type: WireLead['type'],
  generator: Random,
): { title: string; text: string } {
  const values = { company: company.name, offer: company.offer };
  // Title and text use the same numbers.
  const drawn = new Map<string, string>();
  const title = fill(brief.title, values, generator, drawn);
  const text = fill(brief.text, values, generator, drawn);
  if (language !== 'en') return { title, text };
  const closing = generator.pick(type === 'brief' ? englishBriefClosings : englishProposalClosings);
  return { title, text: `${text}\n\n${generator.pick(englishGoals)}\n\n${closing}` };
}

function overview(domain: string, country: string, generator: Random): WireDomainOverview {
  const authorityScore = generator.int(4, 58);
  const keywords = Math.round(authorityScore ** 1.9 * (0.6 + generator.next()));
  return {
    domain,
    authorityScore,
    organicTraffic: Math.round(keywords * (2 + 9 * generator.next())),
    keywords,
    backlinks: Math.round(authorityScore ** 2.3 * (0.4 + generator.next())),
    topCountry: generator.chance(0.9) ? country : 'US',
  };
}

function contactMethods(contact: ReturnType<typeof person>, domain: string, generator: Random): WireContactMethod[] {
  const methods: WireContactMethod[] = [{ type: 'email', value: `${contact.mailbox}@${domain}` }];
  if (generator.chance(0.8)) methods.push({ type: 'phone', value: contact.phone });
  if (generator.chance(0.35)) methods.push({ type: 'whatsapp', value: contact.phone });
  methods.push({ type: 'chat', value: 'portal' });
  if (generator.chance(0.15)) methods.push({ type: 'other', value: `Signal: ${contact.phone}` });
  return methods;
}
