import type { Breadcrumb, PageHead } from '../../../site/pageHead.ts';
import { DEFAULT_DIRECTORY_SEARCH, directoryHref, directoryIndexRule } from './address/directorySearch.ts';
import type { DirectorySearch } from './address/directorySearch.ts';
import type { DirectoryTexts, DirectoryTopic } from './options/directoryTopic.ts';
import { DIRECTORY_PAGE_SIZE } from './address/directoryVariables.ts';

export interface DirectoryHeadInput {
  readonly search: DirectorySearch;
  readonly topic: DirectoryTopic;
  /** Whether the only service and the only place exist, so that they have a list with a URL of its own. */
  readonly isKnown: boolean;
  readonly title: string;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly totalCount: number;
  /** The localized number of agencies. */
  readonly total: string;
  /** The page's agencies in order. */
  readonly agencies: readonly { readonly alias: string; readonly name: string }[];
}

/** Metadata of a list for search engines and link previews (DIR-14). Empty lists are not indexed. */
export function directoryHead(t: DirectoryTexts, input: DirectoryHeadInput): PageHead {
  const { search, title, breadcrumbs, agencies, isKnown } = input;
  const rule = directoryIndexRule(search);
  const isIndexable = isKnown && rule.isIndexable;
  const first = (search.page - 1) * DIRECTORY_PAGE_SIZE;
  return {
    title: search.page === 1 ? title : t(($) => $.meta.page, { title, page: search.page }),
    description: descriptionOf(t, input),
    ...(isIndexable && agencies.length > 0 ? {} : { robots: 'noindex, follow' }),
    canonicalPath: isKnown ? rule.canonical : directoryHref(DEFAULT_DIRECTORY_SEARCH),
    breadcrumbs,
    jsonLd: (address) =>
      agencies.length === 0
        ? []
        : [
            {
              '@type': 'ItemList',
              name: title,
              numberOfItems: input.totalCount,
              itemListElement: agencies.map(({ alias, name }, at) => ({
                '@type': 'ListItem',
                position: first + at + 1,
                name,
                url: address(`/agencies/${encodeURIComponent(alias)}`),
              })),
            },
          ],
  };
}

/** Metadata for a URL with an unknown service or place. */
export function unknownListHead(t: DirectoryTexts): PageHead {
  return {
    title: t(($) => $.unknown.title),
    description: t(($) => $.unknown.text),
    status: 404,
    canonicalPath: '/agencies',
  };
}

function descriptionOf(
  t: DirectoryTexts,
  { topic: { service, place }, totalCount, total }: DirectoryHeadInput,
): string {
  const values = { count: totalCount, number: total, service: service?.name ?? '', place: place?.name ?? '' };
  if (service && place) return t(($) => $.meta.servicePlace, values);
  if (service) return t(($) => $.meta.service, values);
  if (place) return t(($) => $.meta.place, values);
  return t(($) => $.meta.all, values);
}
