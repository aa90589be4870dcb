import { routes } from '../../web/routing/routes.ts';
import { readCatalogue } from '../catalogue/catalogue.ts';
import { walkAgencies } from '../directory/directory.rest.ts';
import { LARGEST_PAGE } from '../relay/pageWindow.ts';
import type { RestClients } from '../rest/client.ts';
import type { Log } from '../telemetry/log.ts';

export interface PublicPathsParts {
  readonly clients: RestClients;
  readonly log: Log;
  /** Monotonic ms. */
  readonly now?: () => number;
}

/** Maximum number of reads, whatever the upstream says: enough for a million agencies. */
const MOST_PAGES = 10_000;
/** Concurrent page reads; few, because search engines can wait. */
const AT_ONCE = 4;
/** How long the list is fresh, and how long a failed read is not retried, in ms. */
const FRESH_MS = 10 * 60_000;
const FAILED_MS = 30_000;
const REQUEST_ID = 'sitemap';

/** Public pages with a fixed path, in the order of the route table. Search engines do not index personal ones. */
export function fixedPaths(): string[] {
  return routes
    .filter(
      ({ layout, status, isPersonal, path }) =>
        layout === 'public' && status === undefined && !isPersonal && !/[:*]/.test(path),
    )
    .map(({ path }) => path);
}

/**
 * Paths of all pages for search engines (DIR-14), without base path and language: the fixed ones, lists of one service
 * or one country with agencies, and every published agency. Cached for ten minutes; served stale while it revalidates
 * and during an outage. Throws UpstreamError if it was never read.
 */
export function createPublicPaths({ clients, log, now = () => performance.now() }: PublicPathsParts) {
  // One client per page, because the number of pages may exceed the call budget of an operation.
  const rest = () => clients(null, { locale: 'en', requestId: REQUEST_ID, traffic: 'poll' });
  const readPage = (pageNumber: number) => walkAgencies(rest(), { pageNumber, pageSize: LARGEST_PAGE });

  const readAll = async (): Promise<readonly string[]> => {
    const first = await readPage(1);
    const aliases = first.agencies.map(({ alias }) => alias);
    const pages = Math.min(MOST_PAGES, Math.ceil(first.count / LARGEST_PAGE));
    for (let page = 2; page <= pages; page += AT_ONCE) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, pages - page + 1) }, (_, index) => page + index);
      const read = await Promise.all(numbers.map(readPage));
      aliases.push(...read.flatMap(({ agencies }) => agencies.map(({ alias }) => alias)));
    }
    const { services } = await readCatalogue({ rest: rest(), log, locale: 'en' });
    const counted = first.facets.find(({ filter }) => filter === 'services')?.values ?? [];
    const names = counted.flatMap(({ id }) => services.get(id)?.alias ?? []);
    return [
      ...fixedPaths(),
      ...names.map((alias) => `/agencies/list/${encodeURIComponent(alias)}`),
      ...first.countries.map(({ location }) => `/agencies/list/all/${encodeURIComponent(location.alias)}`),
      // An agency that moved between two pages during the read is listed once.
      ...[...new Set(aliases)].map((alias) => `/agencies/${encodeURIComponent(alias)}`),
    ];
  };

  let known: readonly string[] | null = null;
  let nextAt = 0;
  let reading: Promise<readonly string[]> | null = null;

  const renew = (): Promise<readonly string[]> => {
    reading ??= readAll()
      .then(
        (paths) => {
          known = paths;
          nextAt = now() + FRESH_MS;
          return paths;
        },
        (error: unknown) => {
          nextAt = now() + FAILED_MS;
          throw error;
        },
      )
      .finally(() => {
        reading = null;
      });
    return reading;
  };

  return async (): Promise<readonly string[]> => {
    if (known === null) return renew();
    if (now() >= nextAt) renew().catch(() => log.warn('the sitemap is not renewed'));
    return known;
  };
}
