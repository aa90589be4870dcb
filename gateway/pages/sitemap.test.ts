import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALES } from '../../domain/locales.ts';
import { agencyPage, wireAgency, wireFilters } from '../directory/testing/wire.ts';
import { createRest } from '../rest/restClients.ts';
import { json, startFaultyUpstream } from '../rest/testing/faultyUpstream.ts';
import type { FaultyUpstream } from '../rest/testing/faultyUpstream.ts';
import { fixedPaths } from './publicPaths.ts';
import { registerRobots } from './robots.ts';
import { registerSitemap } from './sitemap.ts';

let upstream: FaultyUpstream;
let app: FastifyInstance;
let rest: ReturnType<typeof createRest>;
let now = 0;
const ROOT = 'https://agencies.example/partners';

beforeAll(async () => {
  upstream = await startFaultyUpstream();
});
afterAll(() => upstream.close());

/** A gateway without a cached sitemap, in front of an upstream with this many agencies. */
async function start(agencies: number): Promise<void> {
  upstream.received.length = 0;
  upstream.behave(({ path }) => {
    if (path === '/filters') return json(200, wireFilters);
    const page = Number(/^\/agencies\?pageNumber=(\d+)&pageSize=100&sort=newest$/.exec(path)?.[1]);
    const from = (page - 1) * 100;
    const cards = Array.from({ length: Math.min(100, agencies - from) }, (_, index) => wireAgency(from + index + 1));
    return json(200, agencyPage(cards, agencies));
  });
  rest = createRest({ upstreamUrl: upstream.url, messagingPath: '/m' });
  app = fastify();
  const config = { basePath: '/partners', publicOrigin: 'https://agencies.example' };
  registerRobots(app, config);
  registerSitemap(app, config, { clients: rest.clients, log: pino({ level: 'silent' }), now: () => now });
}
async function stop(): Promise<void> {
  await app.close();
  await rest.close();
}
async function get(path: string) {
  const { statusCode, body, headers } = await app.inject({ url: `/partners${path}` });
  return {
    statusCode,
    type: headers['content-type'],
    locs: [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc),
  };
}

test('every public page and published agency in 14 languages, read once in ten minutes', async () => {
  await start(240);
  const [{ type, locs }] = await Promise.all([get('/sitemap.xml'), get('/sitemap.xml')]);
  expect(type).toBe('application/xml; charset=utf-8');
  // 3 services in the facets, of which the catalogue has 2, and one country.
  expect(locs.length).toBe((fixedPaths().length + 2 + 1 + 240) * LOCALES.length);
  expect(new Set(locs).size).toBe(locs.length);
  for (const path of [
    '/de',
    '/ja/agencies',
    '/pt/agencies/agency-240',
    '/fr/agencies/list/seo',
    '/vi/agencies/list/all/germany',
  ]) {
    expect(locs).toContain(ROOT + path);
  }
  expect(upstream.received.filter(({ path }) => path.startsWith('/agencies')).length).toBe(3);

  const calls = upstream.received.length;
  now += 9 * 60_000;
  await get('/sitemap.xml');
  expect(upstream.received.length).toBe(calls);
  // Served stale while it revalidates; an unreachable upstream does not change it.
  now += 2 * 60_000;
  upstream.behave(() => json(500, {}));
  expect((await get('/sitemap.xml')).locs).toEqual(locs);
  await expect.poll(() => upstream.received.length).toBeGreaterThan(calls);
  expect((await get('/sitemap.xml')).locs).toEqual(locs);
  await stop();
});

test('of the pages with a fixed path, those that are not personal', () => {
  expect(fixedPaths()).toEqual([
    '/',
    '/get-started',
    '/agencies',
    '/agencies/lead-generation',
    '/academy/exams',
    '/kb/taxes',
  ]);
});

test('above 50,000 URLs an index of parts that together contain each URL once', async () => {
  await start(3_600);
  const { locs: parts } = await get('/sitemap.xml');
  expect(parts).toEqual([`${ROOT}/sitemap-1.xml`, `${ROOT}/sitemap-2.xml`]);
  const [first, second] = await Promise.all([get('/sitemap-1.xml'), get('/sitemap-2.xml')]);
  expect(first.locs.length).toBeLessThanOrEqual(50_000);
  expect(new Set([...first.locs, ...second.locs]).size).toBe((fixedPaths().length + 3 + 3_600) * LOCALES.length);
  for (const part of ['0', '3', '01', '99999']) expect((await get(`/sitemap-${part}.xml`)).statusCode).toBe(404);
  await stop();
});

test('503 if nothing has been read yet', async () => {
  await start(1);
  upstream.behave(() => json(500, {}));
  expect((await get('/sitemap.xml')).statusCode).toBe(503);
  await stop();
});

test('robots.txt is at the root of the host and lists URLs with the base path', async () => {
  await start(1);
  const { body } = await app.inject({ url: '/robots.txt' });
  expect(body).toBe((await app.inject({ url: '/partners/robots.txt' })).body);
  expect(body.split('\n')).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /partners/graphql',
      'Disallow: /partners/profile',
      'Disallow: /partners/language/',
      `Sitemap: ${ROOT}/sitemap.xml`,
    ]),
  );
  await stop();
});
