import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireStory } from '../../upstream/contract/stories.ts';
import { toGlobalId } from '../relay/ids.ts';
import { Refusal, startPortal } from '../relay/testing/portal.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const long = 'x'.repeat(50);
const fields = { name: 'Harbor & Pine', budget: 4200, year: 2025, duration: 6 };
const budget = { amount: 4200, currency: 'USD' };
const texts = { challenge: long, solution: long, result: long };
const wire: WireStory = { id: 7, ...fields, ...texts, status: 'published' };
const id = toGlobalId('SuccessStory', '7');
const csrf = { 'GET /csrf': { token: 't' } };
const additional = {
  data: {
    stories: [wire, { ...wire, id: 8, status: 'draft', budget: null, result: '' }],
    awards: [{ id: 1, alt: 'Best of 2025', url: '/files/award.png' }],
    logotypes: [{ id: 1, alt: 'Client', url: '/files/client.jpg' }],
  },
};

test('loads all additional content in one call, with images from this host (RST-11)', async () => {
  portal.answer({ 'GET /profile/additional-info': additional });
  const { data, calls } = await portal.run(`{ viewer { pageOptimization {
    stories { id name status year budget { amount currency } duration challenge solution result }
    awards { id alt url } clientLogos { id alt url } } } }`);
  expect(calls).toEqual([{ call: 'GET /profile/additional-info' }]);
  const story = { id, ...fields, budget, ...texts, status: 'PUBLISHED' };
  expect(data).toEqual({
    viewer: {
      pageOptimization: {
        stories: [story, { ...story, id: toGlobalId('SuccessStory', '8'), status: 'DRAFT', budget: null, result: '' }],
        awards: [{ id: toGlobalId('Award', '1'), alt: 'Best of 2025', url: '/partners/media/award.png' }],
        clientLogos: [{ id: toGlobalId('ClientLogo', '1'), alt: 'Client', url: '/partners/media/client.jpg' }],
      },
    },
  });
});

/** Read before each write (ACC-03). */
const PLAN = { call: 'GET /account/subscription/' };

const SAVE = `mutation ($input: SaveStoryInput!) { saveStory(input: $input) {
  story { id name status } viewer { pageOptimization { stories { id } } } errors { code path } } }`;

test.each([
  [null, 'POST /profile/stories'],
  [id, 'PUT /profile/stories/7'],
])('writes a story with id %s with %s, then refetches only the list (RST-24 to RST-26)', async (storyId, call) => {
  portal.answer({ ...csrf, [call]: wire, 'GET /profile/stories': { data: additional.data.stories } });
  const input = { id: storyId, ...fields, budget, ...texts, name: ' Harbor\n& Pine\u0000', status: 'PUBLISHED' };
  const { data, calls } = await portal.run(SAVE, { input });
  expect(calls).toEqual([
    PLAN,
    { call, body: { ...fields, ...texts, status: 'published' } },
    { call: 'GET /profile/stories' },
  ]);
  expect(data).toMatchObject({
    saveStory: { story: { id, status: 'PUBLISHED' }, viewer: { pageOptimization: { stories: [{ id }, {}] } } },
  });
});

async function revisionOf(saved: WireStory): Promise<string> {
  portal.answer({ 'GET /profile/stories': { data: [saved] } });
  const { data } = await portal.run('{ viewer { pageOptimization { stories { revision } } } }');
  const { viewer } = data as { viewer: { pageOptimization: { stories: [{ revision: string }] } } };
  return viewer.pageOptimization.stories[0].revision;
}

const CHANGE = { id, ...fields, budget, ...texts, name: 'Mine', status: 'PUBLISHED' };

test('a story that is still the one edited is saved (RST-26)', async () => {
  const revision = await revisionOf(wire);
  const call = 'PUT /profile/stories/7';
  portal.answer({ ...csrf, 'GET /profile/stories': { data: [wire] }, [call]: { ...wire, name: 'Mine' } });
  const { data, calls } = await portal.run(SAVE, { input: { ...CHANGE, revision } });
  expect(calls.map((made) => made.call)).toContain(call);
  expect(data).toMatchObject({ saveStory: { story: { name: 'Mine' }, errors: [] } });
});

test.each([
  [{ ...wire, result: 'y'.repeat(60) }, [{ code: 'STORY_CHANGED', path: null }]],
  [{ ...wire, status: 'draft' as const }, [{ code: 'STORY_CHANGED', path: null }]],
  // Saved by an earlier attempt without a response.
  [{ ...wire, name: 'Mine' }, []],
])('a story saved meanwhile is returned and not overwritten (RST-26)', async (newer, errors) => {
  const revision = await revisionOf(wire);
  portal.answer({ 'GET /profile/stories': { data: [newer] } });
  const { data, calls } = await portal.run(SAVE, { input: { ...CHANGE, revision } });
  expect(calls.map(({ call }) => call)).not.toContain('PUT /profile/stories/7');
  expect(data).toMatchObject({ saveStory: { story: { id, name: newer.name }, errors } });
});

test.each([
  [
    { status: 'PUBLISHED', name: '', challenge: 'short', solution: 'x'.repeat(501), result: long },
    [
      { code: 'REQUIRED', path: ['name'] },
      { code: 'REQUIRED', path: ['budget'] },
      { code: 'REQUIRED', path: ['year'] },
      { code: 'REQUIRED', path: ['duration'] },
      { code: 'TOO_SHORT', path: ['challenge'] },
      { code: 'TOO_LONG', path: ['solution'] },
    ],
  ],
  [
    { status: 'DRAFT', name: 'x', budget: { amount: 0, currency: 'USD' } },
    [{ code: 'OUT_OF_RANGE', path: ['budget'] }],
  ],
  [
    { status: 'DRAFT', name: 'x', budget: { amount: 9.5, currency: 'USD' } },
    [{ code: 'OUT_OF_RANGE', path: ['budget'] }],
  ],
  [
    { status: 'DRAFT', name: 'x', budget: { amount: 9, currency: 'EUR' } },
    [{ code: 'INVALID_VALUE', path: ['budget'] }],
  ],
  [{ status: 'DRAFT', name: 'x', id: '../account' }, [{ code: 'STORY_NOT_FOUND', path: ['id'] }]],
  [{ status: 'DRAFT', name: 'x', id: toGlobalId('Award', '7') }, [{ code: 'STORY_NOT_FOUND', path: ['id'] }]],
])('refuses %j without an upstream call (VAL-34 to VAL-39)', async (input, errors) => {
  portal.answer({});
  const { data, calls } = await portal.run(SAVE, { input });
  expect(data).toEqual({ saveStory: { story: null, viewer: null, errors } });
  expect(calls).toEqual([]);
});

test.each([
  [
    [
      { path: 'name', code: 'TOO_LONG' },
      { path: 'budget', code: 'new' },
    ],
    [
      { code: 'TOO_LONG', path: ['name'] },
      { code: 'INVALID_VALUE', path: ['budget'] },
    ],
  ],
  [[{ path: 'status', code: 'enum' }], [{ code: 'INVALID_VALUE', path: null }]],
])('says which fields the upstream has refused: %j', async (refused, errors) => {
  const refusal = new Refusal(422, 'VALIDATION_FAILED', { fields: refused });
  portal.answer({ ...csrf, 'POST /profile/stories': refusal });
  const { data } = await portal.run(SAVE, { input: { name: 'x', status: 'DRAFT' } });
  expect(data).toEqual({ saveStory: { story: null, viewer: null, errors } });
});

test('removes and restores stories; a missing story counts as removed and cannot be restored (RST-27, RST-28)', async () => {
  const action = (name: string) => `mutation ($id: ID!) { ${name}(input: { storyId: $id }) {
    name viewer { id } errors { code path } } }`;
  portal.answer({
    ...csrf,
    'DELETE /profile/stories/7': {},
    'PUT /profile/stories/7/restore': { name: 'Harbor & Pine' },
  });
  const removed = await portal.run(action('removeStory'), { id });
  expect(removed.data).toMatchObject({ removeStory: { name: null, viewer: {}, errors: [] } });
  const restored = await portal.run(action('restoreStory'), { id });
  expect(restored.data).toMatchObject({ restoreStory: { name: 'Harbor & Pine', viewer: {}, errors: [] } });

  const gone = { name: null, viewer: null, errors: [{ code: 'STORY_NOT_FOUND', path: ['storyId'] }] };
  for (const name of ['removeStory', 'restoreStory']) {
    expect((await portal.run(action(name), { id: 'x' })).data).toEqual({ [name]: gone });
  }
  portal.answer({ ...csrf, 'PUT /profile/stories/7/restore': new Refusal(404, 'STORY_NOT_FOUND') });
  expect((await portal.run(action('restoreStory'), { id })).data).toEqual({ restoreStory: gone });

  // A retry after a lost response.
  portal.answer({ ...csrf, 'DELETE /profile/stories/7': new Refusal(404, 'STORY_NOT_FOUND') });
  expect((await portal.run(action('removeStory'), { id })).data).toMatchObject({
    removeStory: { name: null, viewer: {}, errors: [] },
  });
});

test('reorders stories in one call, then refetches the list (EXT-16)', async () => {
  const ORDER = `mutation ($ids: [ID!]!) { orderStories(input: { storyIds: $ids }) {
    viewer { pageOptimization { stories { id } } } errors { code path } } }`;
  const call = 'PUT /profile/stories/order';
  const other = toGlobalId('SuccessStory', '8');
  const list = { data: [...additional.data.stories].toReversed() };
  portal.answer({ ...csrf, [call]: list, 'GET /profile/stories': list });
  const { data, calls } = await portal.run(ORDER, { ids: [other, id] });
  expect(calls).toEqual([PLAN, { call, body: { ids: [8, 7] } }, { call: 'GET /profile/stories' }]);
  expect(data).toEqual({
    orderStories: { viewer: { pageOptimization: { stories: [{ id: other }, { id }] } }, errors: [] },
  });

  const refused = { viewer: null, errors: [{ code: 'STORY_NOT_FOUND', path: ['storyIds', '1'] }] };
  for (const ids of [
    [id, id],
    [id, toGlobalId('Award', '8')],
  ]) {
    expect(await portal.run(ORDER, { ids })).toMatchObject({ data: { orderStories: refused }, calls: [] });
  }
  portal.answer({ ...csrf, [call]: new Refusal(404, 'STORY_NOT_FOUND'), 'GET /profile/stories': list });
  const removed = toGlobalId('SuccessStory', '9');
  expect((await portal.run(ORDER, { ids: [id, removed] })).data).toEqual({ orderStories: refused });
  // An upstream that has the stories but not this addition.
  portal.answer({ ...csrf, [call]: new Refusal(404, 'NOT_FOUND'), 'GET /profile/stories': list });
  expect(await portal.run(ORDER, { ids: [id] })).toMatchObject({ data: { orderStories: null }, errors: [] });
});

test.each([
  ['saveStory', 'saveStory(input: { name: "x", status: DRAFT })'],
  ['orderStories', `orderStories(input: { storyIds: ["${id}"] })`],
  ['removeStory', `removeStory(input: { storyId: "${id}" })`],
  ['restoreStory', `restoreStory(input: { storyId: "${id}" })`],
])('%s is refused before any write without a plan (ACC-03)', async (name, field) => {
  portal.answer({
    ...csrf,
    'GET /account/subscription/': { data: { subscription: { productName: 'FREE', status: 'free', tariff: 'NONE' } } },
  });
  const { errors, calls } = await portal.run(`mutation { ${field} { errors { code } } }`);
  expect(errors).toEqual([`${name}: SUBSCRIPTION_REQUIRED`]);
  expect(calls).toEqual([PLAN]);
});
