import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { WireAgency, WireAgencyList } from '../contract/directory.ts';
import { DAY } from '../db/clock.ts';
import { demoLocations, seedLocations } from '../db/demo/locations.ts';
import { insertAgency } from '../db/testing/testRows.ts';
import { filesRoutes } from '../files/files.routes.ts';
import { filesFolder, storeFile } from '../files/fileStore.ts';
import { answerErrors } from '../http/errors.ts';
import { START_WITHIN, startTestServer, type TestServer } from '../http/testing/testServer.ts';
import { createDirectoryCache } from './directoryCache.ts';

const [BERLIN, MUNICH] = ['berlin', 'munich'].map((name) => demoLocations.find(({ alias }) => alias === name)?.id ?? 0);
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seedLocations(server.db);
}, START_WITHIN);

async function list(query = '', language = 'en') {
  return (await server.call('GET', `/agencies?pageSize=100${query}`, { headers: { 'accept-language': language } }))
    .body as WireAgencyList;
}

async function aliases(query = ''): Promise<string[]> {
  return (await list(query)).agencies.map(({ alias }) => alias);
}

async function page(alias: string) {
  return await server.call('GET', `/agencies/${encodeURIComponent(alias)}`);
}

describe('visibility (DIR-08)', () => {
  test.each([
    ['a draft', { status: 'draft', moderation_status: null }],
    ['a declined one', { status: 'published', moderation_status: 'decline' }],
    ['a blocked one', { status: 'blocked', moderation_status: 'approved' }],
    ['one that was never begun', { status: null, moderation_status: 'approved' }],
    ['one without a name', { status: 'published', moderation_status: 'approved', name: null }],
  ] as const)('%s is not listed and has no page', async (name, values) => {
    const alias = name.replaceAll(' ', '-');
    await insertAgency(server.db, name, { alias, ...values });
    expect(await aliases()).not.toContain(alias);
    expect(await page(alias)).toMatchObject({ status: 404, body: { code: 'AGENCY_NOT_FOUND' } });
  });

  test('an agency in review has a page but is not listed yet', async () => {
    await insertAgency(server.db, 'In Review', { alias: 'in-review', moderation_status: 'review' });
    expect(await aliases()).not.toContain('in-review');
    expect(await page('in-review')).toMatchObject({ status: 200, body: { name: 'In Review', isListed: false } });
  });

  test.each(['nobody', 'NOBODY', 'a\0b', 'ü', '%', "';--", 'x'.repeat(200)])(
    'finds no agency for %j',
    async (alias) => {
      expect(await page(alias)).toMatchObject({ status: 404, body: { code: 'AGENCY_NOT_FOUND' } });
    },
  );

  test('a change shows in the next response, whichever process wrote it', async () => {
    await insertAgency(server.db, 'Changing', { alias: 'changing', tagline: 'Before' });
    expect(await aliases('&query=before')).toEqual(['changing']);
    const agency = server.db.updateTable('agencies').where('alias', '=', 'changing');
    await agency.set({ tagline: 'Afterwards' }).execute();
    expect(await aliases('&query=before')).toEqual([]);
    expect(await aliases('&query=afterwards')).toEqual(['changing']);
    await agency.set({ status: 'blocked' }).execute();
    expect(await aliases()).not.toContain('changing');
    await agency.set({ status: 'published' }).execute();
    expect(await aliases()).toContain('changing');
  });
});

describe('the agency page (DIR-11)', () => {
  let id: number;
  const now = (): Date => server.clock.now();

  beforeAll(async () => {
    ({ id } = await insertAgency(server.db, 'Whole House', {
      alias: 'whole-house',
      regions: [1],
      budgets: [3, 2],
      google_count: 3,
      google_rating: 4,
      google_status: 'not_empty',
      logo_name: 'logo.png',
      logo_file: `${'a'.repeat(32)}.png`,
    }));
    const office = { agency_id: id, postal_code: '10115', address: 'Gartenweg 3', phone: '+4915155500123' };
    await server.db
      .insertInto('agency_offices')
      .values([
        { ...office, position: 1, location_id: null },
        { ...office, position: 2, location_id: MUNICH },
        { ...office, position: 0, location_id: BERLIN },
      ])
      .execute();
    const story = { agency_id: id, challenge: 'c', solution: 's', result: 'r', status: 'published' } as const;
    await server.db
      .insertInto('agency_stories')
      .values([
        { ...story, position: 1, name: 'second' },
        { ...story, position: 0, name: 'first' },
        { ...story, position: 2, name: 'draft', status: 'draft' },
        { ...story, position: 3, name: 'removed', removed_at: now() },
      ])
      .execute();
    const image = { agency_id: id, position: 0, file: `${'b'.repeat(32)}.png` };
    await server.db
      .insertInto('agency_images')
      .values([
        { ...image, kind: 'award', alt: 'Golden Compass' },
        { ...image, kind: 'logotype', alt: 'Harbor & Pine' },
      ])
      .execute();
    const review = { agency_id: id, author: 'Emma', rating: 5, created_at: now() };
    await server.db
      .insertInto('agency_reviews')
      .values([
        ...Array.from({ length: 22 }, (_, age) => ({
          ...review,
          id: randomUUID(),
          company: String(age),
          status: 'published' as const,
          published_at: new Date(now().getTime() - age * DAY),
        })),
        { ...review, id: randomUUID(), status: 'blocked' as const, rating: 1, published_at: now() },
      ])
      .execute();
  });

  test('shows published content in order, with the newest 20 reviews', async () => {
    const { body } = await server.call('GET', '/agencies/whole-house', { headers: { 'accept-language': 'de' } });
    const agency = body as WireAgency;
    expect(agency.stories.map(({ name }) => name)).toEqual(['first', 'second']);
    expect(agency.reviews.map(({ company }) => company)).toEqual(Array.from({ length: 20 }, (_, age) => String(age)));
    expect(agency.offices.map(({ location }) => location?.name ?? null)).toEqual(['Berlin', null, 'München']);
    expect(agency).toMatchObject({
      logoUrl: `/files/${'a'.repeat(32)}.png`,
      minBudget: 1000,
      rating: 4.88,
      reviewCount: 25,
      reviewSummary: {
        rating: 4.88,
        count: 25,
        google: { status: 'not_empty', count: 3 },
        original: { status: 'no_drafts', count: 22 },
      },
      cities: [{ id: BERLIN }, { id: MUNICH }],
      states: [{ name: 'Bayern', alias: 'bavaria', type: 'State' }],
      regions: [{ id: 1, name: 'Deutschland', type: 'Country' }],
      awards: [{ alt: 'Golden Compass' }],
      logotypes: [{ alt: 'Harbor & Pine' }],
    });
  });

  test('updates the card when offices or reviews change', async () => {
    const card = async () => (await list('&query=whole%20house')).agencies[0];
    expect(await card()).toMatchObject({ rating: 4.88, reviewCount: 25, cities: [{ id: BERLIN }, { id: MUNICH }] });
    await server.db.deleteFrom('agency_offices').where('agency_id', '=', id).execute();
    expect(await card()).toMatchObject({ cities: [] });
    await server.db.insertInto('agency_offices').values({ agency_id: id, position: 0, location_id: BERLIN }).execute();
    expect(await card()).toMatchObject({ cities: [{ name: 'Berlin' }] });
    await server.db.updateTable('agency_reviews').set({ status: 'blocked' }).where('agency_id', '=', id).execute();
    expect(await card()).toMatchObject({ rating: 4, reviewCount: 3 });
  });
});

test('concurrent callers share reads of changes, and each sees what was written before its call', async () => {
  let looks = 0;
  const held = Promise.withResolvers<undefined>();
  const db = server.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      looks += 1;
      // The database has answered the second read, but the result is held back.
      if (looks === 2) await held.promise;
      return result;
    },
  });
  const cache = createDirectoryCache({ db, clock: server.clock });
  await cache.locations();
  looks = 0;
  await cache.read();
  const early = cache.read();
  await vi.waitUntil(() => looks === 2);
  await insertAgency(server.db, 'Latecomer', { alias: 'latecomer' });
  const late = [cache.read(), cache.read(), cache.read()];
  held.resolve(undefined);
  await early;
  for (const { index } of await Promise.all(late)) {
    expect(index.order('newest').map((slot) => index.entry(slot)?.card.alias)).toContain('latecomer');
  }
  expect(looks).toBe(3);
});

test.each([
  '&query=%00',
  '&query=%F0%9F%98%80%25_',
  '&services=nope,999999999&industries=0',
  '&locations=berlin,___',
  '&budgets=1,1,1',
  '&pageNumber=999999999999999',
])('accepts %s', async (query) => {
  expect((await server.call('GET', `/agencies?pageSize=1${query}`)).status).toBe(200);
});

test.each([
  'pageNumber=0',
  'pageSize=101',
  'sort=best',
  'services=a%20b',
  'industries=seo',
  'services=1&services=2',
  `query=${'x'.repeat(201)}`,
  'unknown=1',
])('refuses %s', async (query) => {
  expect(await server.call('GET', `/agencies?${query}`)).toMatchObject({
    status: 422,
    body: { code: 'VALIDATION_FAILED' },
  });
});

test('files are served as immutable under a content hash, and nothing else is served', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  const app = Fastify();
  answerErrors(app);
  filesRoutes(app, { dataFolder: folder });
  const bytes = Buffer.from('a picture');
  const name = await storeFile(filesFolder(folder), bytes, 'png');
  expect(await storeFile(filesFolder(folder), bytes, 'png')).toBe(name);
  const answer = await app.inject(`/files/${name}`);
  expect(answer.rawPayload).toEqual(bytes);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  for (const other of [`${'0'.repeat(32)}.png`, `.${name}`, '..%2f..%2fetc%2fpasswd', `${name}%00`, 'x.png']) {
    expect((await app.inject(`/files/${other}`)).statusCode).toBe(404);
  }
  await app.close();
  rmSync(folder, { recursive: true });
});
