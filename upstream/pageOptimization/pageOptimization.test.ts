import { beforeAll, expect, test } from 'vitest';
import type { WireStory, WireStoryInput } from '../contract/stories.ts';
import { insertAgency } from '../db/testing/testRows.ts';
import { START_WITHIN, startTestServer, type TestServer } from '../http/testing/testServer.ts';

let server: TestServer;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer();
  for (const name of ['owner', 'stranger', 'free']) {
    const email = `${name}@acme.com`;
    tokens[name] = await server.signUp(email);
    const { id } = await server.db
      .updateTable('accounts')
      .set({ subscription_status: name === 'free' ? 'free' : 'paid' })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirstOrThrow();
    if (name !== 'owner') continue;
    const agency = await insertAgency(server.db, 'Bright Fox', { account_id: id });
    await server.db
      .insertInto('agency_images')
      .values([
        { agency_id: agency.id, kind: 'award', position: 1, alt: 'Second', file: 'b.png' },
        { agency_id: agency.id, kind: 'award', position: 0, alt: 'First', file: 'a.png' },
        { agency_id: agency.id, kind: 'logotype', position: 0, alt: 'Client', file: 'c.png' },
      ])
      .execute();
  }
}, START_WITHIN);

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, as = 'owner') {
  return await server.call(method, `/profile/${path}`, { token: tokens[as] ?? '', body });
}

async function names() {
  return ((await call('GET', 'stories')).body as { data: WireStory[] }).data.map(({ name }) => name);
}

const long = 'x'.repeat(50);

function story(name: string, changes: Partial<WireStoryInput> = {}): WireStoryInput {
  return {
    name,
    budget: 4200,
    year: 2025,
    duration: 6,
    challenge: long,
    solution: long,
    result: long,
    status: 'published',
    ...changes,
  };
}

const draft = {
  budget: null,
  year: null,
  duration: null,
  challenge: '',
  solution: '',
  result: '',
  status: 'draft',
} as const;

test('stories are appended, changed, removed and restored to their place (RST-24 to RST-28)', async () => {
  const first = (await call('POST', 'stories', story(' First\u0000\r\nof all\u2028'))).body as WireStory;
  expect(first).toEqual({ id: first.id, ...story('First of all') });
  const second = (await call('POST', 'stories', story('Second', draft))).body as WireStory;
  await call('POST', 'stories', story('Third'));
  expect((await call('PUT', `stories/${second.id}`, story('Second again'))).body).toMatchObject({
    status: 'published',
  });
  expect(await names()).toEqual(['First of all', 'Second again', 'Third']);

  expect((await call('DELETE', `stories/${second.id}`)).status).toBe(204);
  expect(await names()).toEqual(['First of all', 'Third']);
  expect((await call('PUT', `stories/${second.id}`, story('Late'))).status).toBe(404);
  expect((await call('DELETE', `stories/${second.id}`)).status).toBe(404);
  const restored = { status: 200, body: { name: 'Second again' } };
  expect(await call('PUT', `stories/${second.id}/restore`)).toMatchObject(restored);
  expect(await call('PUT', `stories/${second.id}/restore`)).toMatchObject(restored);
  expect(await names()).toEqual(['First of all', 'Second again', 'Third']);

  const { stories } = (await server.call('GET', '/agencies/bright-fox')).body as { stories: WireStory[] };
  expect(stories.map(({ name }) => name)).toEqual(['First of all', 'Second again', 'Third']);
  for (const [method, path] of [
    ['PUT', `stories/${first.id}`],
    ['DELETE', `stories/${first.id}`],
    ['PUT', `stories/${first.id}/restore`],
    ['DELETE', 'stories/999999999'],
  ] as const) {
    const body = path === `stories/${first.id}` && method === 'PUT' ? story('Mine') : undefined;
    expect(await call(method, path, body, 'stranger')).toMatchObject({
      status: 404,
      body: { code: 'STORY_NOT_FOUND' },
    });
  }
});

test('stories can be reordered among their places, and a removed one returns to its own (EXT-16)', async () => {
  const before = ((await call('GET', 'stories')).body as { data: WireStory[] }).data;
  const [first, second, third] = before;
  await call('DELETE', `stories/${second?.id}`);
  const moved = await call('PUT', 'stories/order', { ids: [third?.id, first?.id] });
  expect(moved).toMatchObject({ status: 200, body: { data: [{ id: third?.id }, { id: first?.id }] } });
  await call('PUT', `stories/${second?.id}/restore`);
  expect(await names()).toEqual(['Third', 'Second again', 'First of all']);
  expect((await call('PUT', 'stories/order', { ids: [first?.id, 999_999] })).status).toBe(404);
  expect((await call('PUT', 'stories/order', { ids: [first?.id] }, 'stranger')).status).toBe(404);
  expect((await call('PUT', 'stories/order', { ids: [first?.id] }, 'free')).status).toBe(403);
  expect(await names()).toEqual(['Third', 'Second again', 'First of all']);
});

test("reports an invalid story's errors by field and never shows drafts publicly (VAL-34 to VAL-39, DIR-11)", async () => {
  expect(await call('POST', 'stories', story('', { budget: 0, year: null, result: 'short' }))).toMatchObject({
    status: 422,
    body: {
      fields: [
        { path: 'name', code: 'REQUIRED' },
        { path: 'budget', code: 'OUT_OF_RANGE' },
        { path: 'year', code: 'REQUIRED' },
        { path: 'result', code: 'TOO_SHORT', message: 'is too short (at least 50 characters)' },
      ],
    },
  });
  expect((await call('POST', 'stories', story('Only a name', draft))).status).toBe(201);
  const { stories } = (await server.call('GET', '/agencies/bright-fox')).body as { stories: WireStory[] };
  expect(stories.map(({ name }) => name)).not.toContain('Only a name');
});

test('returns all content in one response, images in order; writing requires a subscription (RST-11)', async () => {
  const { data } = (await call('GET', 'additional-info')).body as { data: { stories: WireStory[] } };
  expect(data).toMatchObject({
    awards: [{ alt: 'First', url: '/files/a.png' }, { alt: 'Second' }],
    logotypes: [{ alt: 'Client', url: '/files/c.png' }],
  });
  expect(data.stories.map(({ name }) => name)).toEqual(await names());
  expect((await call('GET', 'additional-info', undefined, 'free')).body).toEqual({
    data: { stories: [], awards: [], logotypes: [] },
  });
  expect(await call('POST', 'stories', story('No'), 'free')).toMatchObject({
    status: 403,
    body: { code: 'SUBSCRIPTION_REQUIRED' },
  });
});
