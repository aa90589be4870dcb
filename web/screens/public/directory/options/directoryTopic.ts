import type { TFunction } from 'i18next';
import type { Breadcrumb } from '../../../../site/pageHead.ts';
import { labelOf, serviceFamily } from './directoryOptions.ts';
import type { DirectoryOptions } from './directoryOptions.ts';
import { changeSearch, clearSearch, directoryHref, onlyOf } from '../address/directorySearch.ts';
import type { DirectoryParams, DirectorySearch } from '../address/directorySearch.ts';

export interface Place {
  readonly alias: string;
  readonly name: string;
  /** The location's type in the contract; null if unknown. */
  readonly type: string | null | undefined;
}

/** The single service and place of a list, if it has them. */
export interface DirectoryTopic {
  readonly service: { readonly alias: string; readonly name: string } | null;
  readonly place: Place | null;
}

/** Texts of the directory namespace. */
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

/** "SEO agencies in Berlin". Countries are phrased separately, because many languages inflect them. */
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

/** Breadcrumbs from the landing page: directory, service, part of a service, place. */
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
