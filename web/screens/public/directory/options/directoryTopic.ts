import type { TFunction } from 'i18next';
import type { Breadcrumb } from '../../../../site/pageHead.ts';
import { labelOf, serviceFamily } from './directoryOptions.ts';
import type { DirectoryOptions } from './directoryOptions.ts';
import { changeSearch, clearSearch, countChosen, directoryHref, onlyOf } from '../address/directorySearch.ts';
import type { DirectoryParams, DirectorySearch } from '../address/directorySearch.ts';

export interface Place {
  readonly alias: string;
  readonly name: string;
  /** The location's type in the contract; null if unknown. */
  readonly type: string | null | undefined;
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string;
}

/** What a list is about. */
export interface DirectoryTopic {
  /** The single service and place of the list, if it has them. */
  readonly service: { readonly alias: string; readonly name: string } | null;
  readonly place: Place | null;
  /** All its services and places that exist, for the title; empty if they are too many for it. */
  readonly services: readonly string[];
  readonly places: readonly Place[];
  /** Its industries, languages and budget, likewise. */
  readonly filters: readonly TitleFilter[];
}

interface TitleFilter {
  readonly filter: (typeof TITLE_FILTERS)[number];
  readonly value: string;
  readonly label: string;
}

/** Filters whose values are clear without the filter's name, unlike "10–49". */
const TITLE_FILTERS = ['industries', 'languages', 'budget'] as const;

/** The text with a service, by the largest place. */
const SERVICE_IN = { city: 'serviceCity', state: 'serviceState', country: 'serviceCountry' } as const;

/** Maximum number of services, of places, and of further filters that a title names. */
const NAMED = 3;
/** Maximum length of a search text in a title; a longer one is probably pasted. */
const TEXT_MAX = 80;

/** Texts of the directory namespace. */
export type DirectoryTexts = TFunction<'directory'>;

export function directoryTopic(
  search: DirectorySearch,
  options: DirectoryOptions,
  places: readonly Place[],
): DirectoryTopic {
  const service = onlyOf(search.services);
  const place = onlyOf(search.locations);
  const services = search.services.filter((alias) => serviceFamily(options, alias));
  const filters = TITLE_FILTERS.flatMap((filter) =>
    search[filter].flatMap((value) => {
      const option = options[filter].find((each) => each.value === value);
      return option ? { filter, value, label: option.label } : [];
    }),
  );
  const known = search.locations.flatMap((alias) => places.find((each) => each.alias === alias) ?? []);
  return {
    service:
      service !== null && serviceFamily(options, service)
        ? { alias: service, name: labelOf(options, 'services', service) }
        : null,
    place: places.find(({ alias }) => alias === place) ?? null,
    services: services.length > NAMED ? [] : services.map((alias) => labelOf(options, 'services', alias)),
    places: known.length > NAMED ? [] : known,
    filters: filters.length > NAMED ? [] : filters,
  };
}

/** Whether the service and place in the path exist; otherwise the page is not found (RTE-16). */
export function isKnownPath(
  { service, location }: DirectoryParams,
  options: DirectoryOptions,
  places: readonly Place[],
): boolean {
  return (
    (service === undefined || service === 'all' || serviceFamily(options, service) !== undefined) &&
    (location === undefined || places.some(({ alias }) => alias === location))
  );
}

/**
 * "SEO agencies in Berlin · Healthcare · Up to $5,000"; if the search names neither a service nor a place, its text,
 * unless that is long. States and countries have texts of their own, because some languages inflect them ("en Bavière"),
 * and filters stand apart, because no language would inflect them alike. `hasRegion`: the text names a region of the
 * world, which only the text can say, because a region is no filter.
 */
export function topicTitle(
  t: DirectoryTexts,
  list: (values: readonly string[]) => string,
  topic: DirectoryTopic,
  search: DirectorySearch,
  hasRegion = false,
): string {
  const text = !hasRegion && (topic.services.length > 0 || topic.places.length > 0) ? '' : search.query;
  const isQuoted = text !== '' && text.length <= TEXT_MAX;
  const subject = isQuoted ? t(($) => $.heading.query, { text }) : subjectOf(t, list, topic, search);
  // The quoted text names what it means itself.
  const filters = topic.filters.filter(({ filter, value }) => !isQuoted || search[filter].includes(value));
  // The dot stays on the line of what it follows.
  return [subject, ...filters.map(({ label }) => label)].join('\u00a0· ');
}

function subjectOf(
  t: DirectoryTexts,
  list: (values: readonly string[]) => string,
  { services, places }: DirectoryTopic,
  search: DirectorySearch,
): string {
  const names = { service: list(services), place: list(places.map(({ name }) => name)) };
  const has = (kind: string) => places.some(({ type }) => type === kind);
  const kind = has('COUNTRY') ? 'country' : has('STATE') ? 'state' : 'city';
  if (services.length > 0 && places.length > 0) return t(($) => $.heading[SERVICE_IN[kind]], names);
  if (services.length > 0) return t(($) => $.heading.service, names);
  if (places.length > 0) return t(($) => $.heading[kind], names);
  return countChosen(search) > 0 ? t(($) => $.heading.some) : t(($) => $.heading.all);
}

/** The places of a title. Of several with the same name, each is named with its country. */
export function distinctNames(places: readonly Place[], withCountry: (place: Place) => string): readonly Place[] {
  const isShared = ({ alias, name }: Place) => places.some((other) => other.alias !== alias && other.name === name);
  return places.map((place) => (isShared(place) ? { ...place, name: withCountry(place) } : place));
}

/** The topic for search engines and tabs, where nothing but the title tells its city from others of the same name. */
export function withCityCountry(topic: DirectoryTopic, withCountry: (place: Place) => string): DirectoryTopic {
  if (topic.place?.type !== 'CITY') return topic;
  const place = { ...topic.place, name: withCountry(topic.place) };
  return { ...topic, place, places: [place] };
}

/**
 * Breadcrumbs from the landing page: directory, service, part of a service, country, place. `countries`: those with
 * agencies. A city's country tells it from others of its name.
 */
export function topicBreadcrumbs(
  t: DirectoryTexts,
  search: DirectorySearch,
  options: DirectoryOptions,
  { service, place }: DirectoryTopic,
  countries: readonly Place[],
): readonly Breadcrumb[] {
  const all = clearSearch({ ...search, sort: 'score' });
  const step = (name: string, change: Partial<DirectorySearch>) => ({
    name,
    path: directoryHref(changeSearch(all, change)),
  });
  const family = service && serviceFamily(options, service.alias);
  const chosen = service ? { services: [service.alias] } : {};
  const around = countries.find(({ alias, country }) => country === place?.country && alias !== place.alias);
  return [
    { name: t(($) => $.breadcrumbs.home), path: '/' },
    step(
      t(($) => $.breadcrumbs.agencies),
      {},
    ),
    ...(family && family.value !== service.alias ? [step(family.label, { services: [family.value] })] : []),
    ...(service ? [step(service.name, chosen)] : []),
    ...(around ? [step(around.name, { ...chosen, locations: [around.alias] })] : []),
    ...(place ? [step(place.name, { ...chosen, locations: [place.alias] })] : []),
  ];
}
