import { defaultCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { SERVICES } from '../../../domain/catalogue/services.ts';
import { isWithinLimit, TARIFF_LIMITS, type Limit } from '../../../domain/tariffs.ts';
import type { WireLocale } from '../../contract/account.ts';
import { demoAccounts } from './accounts.ts';
import type { AgencyPlan } from './agencyPlan.ts';
import { agencyWordings } from './agencyTexts.ts';
import type { AgencyWording } from './agencyWording.ts';
import { demoLocations, type LocationRow, nativeNames } from './locations.ts';
import type { Random } from './random.ts';
import { fill } from './script.ts';
import { agencyLanguages, languageOf } from './agencyLanguages.ts';

/** A name as written, and transliterated to Latin letters. */
export interface AgencyName {
  readonly text: string;
  readonly latin: string;
  readonly initials: string;
}

/** Headcounts for each range of the catalogue. */
const PEOPLE = [
  [4, 9],
  [10, 49],
  [50, 240],
  [250, 600],
] as const;

/** An agency's selections from the catalogue, within the limits of its plan. */
export function demoChoices(plan: AgencyPlan, language: string, generator: Random) {
  const { tariff = 'AGK_L' } = demoAccounts.find(({ name }) => name === plan.account) ?? {};
  const limits = TARIFF_LIMITS[tariff];
  const some = <T>(list: readonly T[], from: number, to: number, limit: Limit = null): T[] =>
    generator
      .shuffle(list)
      .filter((_, index) => index < to && isWithinLimit(index + 1, limit))
      .slice(0, generator.int(from, to));
  const parents = some(SERVICES, 1, 3, limits.services.parents);
  const children = parents
    .flatMap((parent) => some(parent.children, 1, 3))
    .slice(0, limits.services.children ?? undefined);
  const lowest = generator.int(1, 5);
  const highest = lowest + generator.int(1, 3);
  const shortest = generator.int(1, 3);
  const size = generator.pick([1, 1, 1, 2, 2, 2, 2, 3, 3, 4]);
  const [fewest, most] = PEOPLE[size - 1] ?? PEOPLE[0];
  return {
    services: [...parents, ...children].map(({ id }) => id),
    /** Subservices to mention in the texts. */
    named: children.slice(0, 3).map(({ id }) => id),
    industries: some(range(24), 2, 6, limits.industries),
    languages: agencyLanguages(language, plan.offices[0]?.country ?? '', generator).filter((_, index) =>
      isWithinLimit(index + 1, limits.languages),
    ),
    tools: some(range(62), 3, 10),
    budgets: range(6).filter((id) => id >= lowest && id <= highest),
    project_durations: range(4).filter((id) => id >= shortest && id <= shortest + 2),
    business_sizes: some(range(3), 1, 3).toSorted((a, b) => a - b),
    regions: regionsOf(plan.offices, generator).filter((_, index) => isWithinLimit(index + 1, limits.geofocuses)),
    number_of_employees: size,
    people: generator.int(fewest, most),
  };
}

export type Choices = ReturnType<typeof demoChoices>;

function range(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

/** The home country or a part of it, often with its neighbors. */
function regionsOf(offices: readonly LocationRow[], generator: Random): number[] {
  const homes = [
    ...new Set(offices.map(({ country_id: id, state_id: state }) => (generator.chance(0.75) ? id : (state ?? id)))),
  ];
  const countries = demoLocations.filter(({ type }) => type === 'Country');
  const others = generator.shuffle(countries).slice(0, generator.pick([0, 0, 0, 1, 1, 2, 3]));
  return [...new Set([...homes, ...others.map(({ id }) => id)])];
}

/** A unique name; conflicts are resolved by adding the city, then a number. */
export function demoName(plan: AgencyPlan, language: string, taken: Set<string>, generator: Random): AgencyName {
  const [head] = plan.offices;
  const wording = wordingOf(language);
  for (let attempt = 0; ; attempt += 1) {
    const [first, second] = [spelled(generator.pick(wording.first)), spelled(generator.pick(wording.second))];
    const suffix = attempt < 3 ? '' : ` ${head?.name ?? ''}${attempt < 6 ? '' : ` ${attempt - 4}`}`;
    const text = plan.name ?? `${first.text}${wording.join}${second.text}${suffix}`;
    if (taken.has(text)) continue;
    taken.add(text);
    const letters = plan.name?.split(' ').map((word) => word[0] ?? '') ?? [first.latin[0] ?? '', second.latin[0] ?? ''];
    return {
      text,
      latin: plan.name ?? `${first.latin}${wording.join}${second.latin}${suffix}`,
      initials: letters.slice(0, 2).join('').toUpperCase(),
    };
  }
}

function spelled(word: string): { text: string; latin: string } {
  const [text = '', latin = text] = word.split('/');
  return { text, latin };
}

function wordingOf(language: string): AgencyWording {
  const wording = agencyWordings[language];
  if (wording === undefined) throw new RangeError(`no agency texts in ${language}`);
  return wording;
}

/** Tagline and descriptions in the language of the agency. */
export function demoDescriptions(
  plan: AgencyPlan,
  language: string,
  name: AgencyName,
  founded: number,
  choices: Choices,
  generator: Random,
) {
  const wording = wordingOf(language);
  const [head] = plan.offices;
  // English texts use the English name: Mumbai, not Bombay.
  const isAtHome = head !== undefined && language !== 'en' && languageOf(head.country) === language;
  const values = {
    name: name.text,
    city: (isAtHome ? nativeNames.get(head.id) : head?.name) ?? '',
    founded: String(founded),
    people: String(choices.people),
    services: serviceNames(choices.named, language),
  };
  return {
    tagline: generator.pick(wording.taglines),
    short_description: fill(generator.pick(wording.shorts), values, generator),
    detailed_description: wording.paragraphs
      .map((variants) => fill(generator.pick(variants), values, generator))
      .join('\n\n'),
  };
}

const namesOf = new Map<string, ReadonlyMap<number, string>>();

function serviceNames(ids: readonly number[], language: string): string {
  let names = namesOf.get(language);
  if (names === undefined) {
    const { services } = defaultCatalogue(language as WireLocale);
    names = new Map(services.flatMap((service) => service.children).map(({ id, name }) => [id, name]));
    namesOf.set(language, names);
  }
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(ids.flatMap((id) => names.get(id) ?? []));
}
