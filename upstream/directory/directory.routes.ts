import type { FastifyInstance } from 'fastify';
import { getAgency, listAgencies as listAgenciesCall, listAgencyReviews } from '../contract/directory.ts';
import { getDirectorySummary } from '../contract/directorySummary.ts';
import type { Deps } from '../db/deps.ts';
import { route } from '../http/route.ts';
import { listAgencies } from './agencyList.ts';
import { readAgencyPage } from './agencyPage.ts';
import { readAgencyReviews } from './agencyReviews.ts';
import { createDirectoryCache } from './directoryCache.ts';
import { readDirectorySummary } from './directorySummary.ts';

/** The public directory (RST-74). */
export function directoryRoutes(app: FastifyInstance, deps: Deps): void {
  const cache = createDirectoryCache(deps);
  // Warms the cache for the first visitor. A failure here recurs on the first request and is reported there.
  app.addHook('onListen', async () => {
    await cache.read().catch(() => undefined);
  });
  route(app, listAgenciesCall, async ({ query, language }) => ({
    status: 200,
    body: listAgencies(await cache.read(), query, language),
  }));
  route(app, getDirectorySummary, async ({ language }) => ({
    status: 200,
    body: await readDirectorySummary(deps, await cache.read(), language),
  }));
  route(app, getAgency, async ({ params, language }) => ({
    status: 200,
    body: await readAgencyPage(deps, await cache.locations(), params.alias, language),
  }));
  route(app, listAgencyReviews, async ({ params, query }) => ({
    status: 200,
    body: await readAgencyReviews(deps, params.alias, query),
  }));
}
