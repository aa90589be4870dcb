import type { TFunction } from 'i18next';
import type { Breadcrumb } from '../../../../site/pageHead.ts';
import { labelOf, serviceFamily } from './directoryOptions.ts';
import type { DirectoryOptions } from './directoryOptions.ts';
import { changeSearch, clearSearch, directoryHref, onlyOf } from '../address/directorySearch.ts';
import type { DirectoryParams, DirectorySearch } from '../address/directorySearch.ts';

export interface Place {
  readonly alias: string;
  readonly name: string;
  /** Of the contract; null when it is not known. */
  readonly type: string | null | undefined;
}

/** What a list is about: its one service and its one place, as far as it has them. */
export interface DirectoryTopic {
  readonly service: { readonly alias: string; readonly name: string } | null;
  readonly place: Place | null;
}

/** The texts of the directory. */
export type DirectoryTexts = TFunction<'directory'>;

export function directoryTopic(
  search: DirectorySearch,
  options: DirectoryOptions,
  places: readonly Place[],
): DirectoryTopic {
  const service = onlyOf(search.services);
  const place = onlyOf(search.locations);
  return {
    service:
      service !== null && serviceFamily(options, service)
        ? { alias: service, name: labelOf(options, 'services', service) }
        : null,
    place: places.find(({ alias }) => alias === place) ?? null,
  };
}

/** Whether the service and the place that the path names exist; a path that names others is no page (RTE-16). */
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

/** "SEO agencies in Berlin". Countries stand apart: in many languages they change when a sentence takes them in. */
export function topicTitle(t: DirectoryTexts, { service, place }: DirectoryTopic, isFiltered: boolean): string {
  const names = { service: service?.name ?? '', place: place?.name ?? '' };
  if (service && place) {
    return place.type === 'COUNTRY'
      ? t(($) => $.heading.serviceCountry, names)
      : t(($) => $.heading.serviceCity, names);
  }
  if (service) return t(($) => $.heading.service, names);
  if (place) return place.type === 'COUNTRY' ? t(($) => $.heading.country, names) : t(($) => $.heading.city, names);
  return isFiltered ? t(($) => $.heading.some) : t(($) => $.heading.all);
}

/** The way from the landing page to a list: directory, service, part of a service, place. */
export function topicBreadcrumbs(
  t: DirectoryTexts,
  search: DirectorySearch,
  options: DirectoryOptions,
  { service, place }: DirectoryTopic,
): readonly Breadcrumb[] {
  const all = clearSearch({ ...search, sort: 'score' });
  const step = (name: string, change: Partial<DirectorySearch>) => ({
    name,
    path: directoryHref(changeSearch(all, change)),
  });
  const family = service && serviceFamily(options, service.alias);
  const chosen = service ? { services: [service.alias] } : {};
  return [
    { name: t(($) => $.breadcrumbs.home), path: '/' },
    step(
      t(($) => $.breadcrumbs.agencies),
      {},
    ),
    ...(family && family.value !== service.alias ? [step(family.label, { services: [family.value] })] : []),
    ...(service ? [step(service.name, chosen)] : []),
    ...(place ? [step(place.name, { ...chosen, locations: [place.alias] })] : []),
  ];
}
