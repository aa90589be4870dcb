import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../relay/ids.ts';
import { Refusal, startPortal } from '../relay/testing/portal.ts';
import { fileOf, makeImage } from '../uploads/testing/images.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
let png: Buffer;
beforeAll(async () => {
  portal = await startPortal();
  png = await makeImage(40, 30);
});
afterAll(() => portal.close());

const csrf = { 'GET /csrf': { token: 't' } };
const stored = [1, 2, 3, 4].map((id) => ({ id, alt: `Award ${id}`, url: `/files/award-${id}.png` }));
const list = { 'GET /profile/awards': stored };
const newAward = { id: 5, alt: 'Best of 2026', url: '/files/award-5.png' };
const post = { 'POST /profile/awards': newAward };

function award(id: number): string {
  return toGlobalId('Award', String(id));
}

const SAVE = `mutation ($input: SaveImagesInput!) { saveAwards(input: $input) {
  removedIds added { index image { id alt url } } changedIds isOrdered viewer { id } errors { code path } } }`;
const NOTHING = { removedIds: [], added: [], changedIds: [], isOrdered: false, viewer: null };

/** Runs one operation with files and returns the writes it caused. */
async function save(input: Record<string, unknown>, text = SAVE) {
  const { data, calls, errors } = await portal.runOnce(text, { input });
  return {
    data: data?.['saveAwards'] ?? data?.['saveClientLogos'],
    errors,
    writes: calls.filter(({ call }) => !call.startsWith('GET')),
  };
}

function newImage(alt = 'Best of 2026', content: Buffer | null = png) {
  return { file: fileOf(content), alt };
}

describe('a save sends only the calls it needs (ENT-36)', () => {
  test('sends one PUT with one item for one changed alternative text; added whitespace is no change (VAL-31)', async () => {
    portal.answer({ ...csrf, ...list, 'PUT /profile/awards': stored });
    const alts = stored.map(({ id, alt }) => ({ id: award(id), alt: id === 2 ? 'An\nother ' : ` ${alt} ` }));
    const { data, writes } = await save({ alts });
    expect(writes).toEqual([{ call: 'PUT /profile/awards', body: [{ id: 2, alt: 'An other' }] }]);
    expect(data).toMatchObject({ ...NOTHING, viewer: {}, changedIds: [award(2)], errors: [] });
  });

  test('makes one DELETE, one POST per image, one PUT and one order call when everything changes', async () => {
    portal.answer({
      ...csrf,
      ...list,
      ...post,
      'DELETE /profile/awards?ids=1%2C4': {},
      'PUT /profile/awards': stored,
      'PUT /profile/awards/order': stored,
    });
    const { data, writes, errors } = await save({
      removeIds: [award(1), award(4)],
      add: [newImage(' Best of 2026 ')],
      alts: [{ id: award(3), alt: 'Third' }],
      order: [{ added: 0 }, { id: award(3) }, { id: award(2) }],
    });
    expect(errors).toEqual([]);
    expect(writes).toEqual([
      { call: 'DELETE /profile/awards?ids=1%2C4' },
      {
        call: 'POST /profile/awards',
        form: { alt: 'Best of 2026', file: expect.stringMatching(/^image\.png image\/png \d+$/) as string },
      },
      { call: 'PUT /profile/awards', body: [{ id: 3, alt: 'Third' }] },
      { call: 'PUT /profile/awards/order', body: { ids: [5, 3, 2] } },
    ]);
    const image = { id: award(5), alt: 'Best of 2026', url: '/partners/media/award-5.png' };
    expect(data).toMatchObject({
      removedIds: [award(1), award(4)],
      added: [{ index: 0, image }],
      changedIds: [award(3)],
      isOrdered: true,
      viewer: {},
      errors: [],
    });
  });

  test('sends nothing when nothing changed', async () => {
    portal.answer(list);
    const { data, writes } = await save({ alts: [{ id: award(1), alt: 'Award 1' }] });
    expect(writes).toEqual([]);
    expect(data).toMatchObject({ ...NOTHING, viewer: {}, errors: [] });
  });

  test('uses the client logo calls for client logos (RST-20 to RST-23)', async () => {
    const logo = toGlobalId('ClientLogo', '1');
    portal.answer({
      ...csrf,
      'GET /profile/logotypes': { data: stored },
      'POST /profile/logotypes': newAward,
      'DELETE /profile/logotypes?ids=1': {},
    });
    const { data, writes } = await save(
      { removeIds: [logo], add: [newImage()] },
      SAVE.replace('saveAwards', 'saveClientLogos'),
    );
    expect(writes.map(({ call }) => call)).toEqual(['DELETE /profile/logotypes?ids=1', 'POST /profile/logotypes']);
    expect(data).toMatchObject({ removedIds: [logo], added: [{ image: { id: toGlobalId('ClientLogo', '5') } }] });
  });
});

describe('validation before the first write', () => {
  test.each(['free', 'freeWithUsedTrial', 'withoutTariff'])('refuses an account with %s (ACC-03)', async (status) => {
    const subscription = { data: { subscription: { productName: 'FREE', status, tariff: 'NONE' } } };
    portal.answer({ ...csrf, ...list, ...post, 'GET /account/subscription/': subscription });
    const refused = { errors: ['saveAwards: SUBSCRIPTION_REQUIRED'], writes: [] };
    expect(await save({ removeIds: [award(1)], add: [newImage()] })).toMatchObject(refused);
  });

  test.each([
    ['an id of another kind', { removeIds: [toGlobalId('ClientLogo', '1')] }, 'IMAGE_NOT_FOUND', ['removeIds', '0']],
    ['an award that is not there', { alts: [{ id: award(9), alt: 'x' }] }, 'IMAGE_NOT_FOUND', ['alts', '0', 'id']],
    ['a removed one', { removeIds: [award(1)], order: [{ id: award(1) }] }, 'IMAGE_NOT_FOUND', ['order', '0']],
    ['the same twice', { removeIds: [award(1), award(1)] }, 'DUPLICATE', ['removeIds', '1']],
    ['an empty text', { alts: [{ id: award(1), alt: ' ' }] }, 'REQUIRED', ['alts', '0', 'alt']],
    ['a text of 201 characters', { alts: [{ id: award(1), alt: 'a'.repeat(201) }] }, 'TOO_LONG', ['alts', '0', 'alt']],
    ['a place without an image', { order: [{ id: award(1) }, {}] }, 'INVALID_VALUE', ['order', '1']],
    ['a place with two images', { order: [{ id: award(1), added: 0 }] }, 'INVALID_VALUE', ['order', '0']],
    ['an added one that is not there', { order: [{ added: 0 }] }, 'IMAGE_NOT_FOUND', ['order', '0']],
  ])('refuses %s', async (_name, input, code, path) => {
    portal.answer(list);
    const { data, errors, calls } = await portal.run(SAVE, { input });
    expect(errors).toEqual([]);
    expect(data).toEqual({ saveAwards: { ...NOTHING, errors: [{ code, path }] } });
    expect(calls.map(({ call }) => call).toSorted()).toEqual(['GET /account/subscription/', 'GET /profile/awards']);
  });

  test('reports what is wrong with each file (VAL-32)', async () => {
    portal.answer(list);
    const wide = await makeImage(1601, 10);
    const { data, writes } = await save({
      removeIds: [award(1)],
      add: [newImage(), newImage('x', wide), newImage('x', Buffer.from('<svg/>')), newImage('x', null)],
    });
    expect(writes).toEqual([]);
    expect(data).toEqual({
      ...NOTHING,
      errors: [
        { code: 'IMAGE_TOO_LARGE', path: ['add', '1', 'file'] },
        { code: 'FILE_TYPE_NOT_ALLOWED', path: ['add', '2', 'file'] },
        { code: 'FILE_TOO_LARGE', path: ['add', '3', 'file'] },
      ],
    });
  });

  test('refuses the 36th image unless another is removed (VAL-33)', async () => {
    const full = Array.from({ length: 35 }, (_, index) => ({ id: index + 10, alt: 'x', url: '/files/a.png' }));
    portal.answer({ ...csrf, ...post, 'GET /profile/awards': full, 'DELETE /profile/awards?ids=10': {} });
    expect((await save({ add: [newImage()] })).data).toEqual({
      ...NOTHING,
      errors: [{ code: 'TOO_MANY_IMAGES', path: ['add'] }],
    });
    expect((await save({ add: [newImage()], removeIds: [award(10)] })).data).toMatchObject({ errors: [] });
  });
});

describe('a partial failure reports what was saved', () => {
  const input = () => ({
    removeIds: [award(1)],
    add: [newImage()],
    alts: [{ id: award(3), alt: 'Third' }],
  });
  const done = { removedIds: [award(1)], added: [{ index: 0 }], changedIds: [], isOrdered: false, viewer: {} };
  const first = { ...csrf, ...list, ...post, 'DELETE /profile/awards?ids=1': {} };

  test.each([
    ['an image that is gone by now', new Refusal(404, 'IMAGE_NOT_FOUND'), 'IMAGE_NOT_FOUND'],
    ['a refusal', new Refusal(422, 'VALIDATION_FAILED'), 'INVALID_VALUE'],
    ['too many calls', new Refusal(429, 'TOO_MANY_CALLS'), 'NOT_DONE'],
    ['a subscription that has ended', new Refusal(403, 'SUBSCRIPTION_REQUIRED'), 'NOT_DONE'],
    ['a failure after which nobody knows', new Refusal(500, 'BROKEN'), 'OUTCOME_UNKNOWN'],
  ])('reports the steps done before the failure: %s', async (_name, refusal, code) => {
    portal.answer({ ...first, 'PUT /profile/awards': refusal });
    const { data, errors } = await save(input());
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ ...done, errors: [{ code, path: ['alts'] }] });
  });

  test('sends only the rest on retry', async () => {
    portal.answer({ ...first, 'PUT /profile/awards': new Refusal(422, 'VALIDATION_FAILED') });
    await save(input());
    portal.answer({ ...first, 'PUT /profile/awards': stored });
    const { data, writes } = await save({ alts: input().alts });
    expect(writes.map(({ call }) => call)).toEqual(['PUT /profile/awards']);
    expect(data).toMatchObject({ changedIds: [award(3)], errors: [] });
  });

  test('fails as a whole when nothing was saved', async () => {
    portal.answer({ ...csrf, ...list, 'DELETE /profile/awards?ids=1': new Refusal(403, 'SUBSCRIPTION_REQUIRED') });
    expect(await save(input())).toMatchObject({ data: undefined, errors: ['saveAwards: SUBSCRIPTION_REQUIRED'] });
    portal.answer({ ...csrf, ...list, 'DELETE /profile/awards?ids=1': new Refusal(502, 'BROKEN') });
    expect(await save(input())).toMatchObject({ data: undefined, errors: ['saveAwards: UPSTREAM_ERROR'] });
  });
});

describe('a removal retried after a lost response succeeds', () => {
  test('makes no call for an image that is already gone', async () => {
    portal.answer(list);
    const { data, writes } = await save({ removeIds: [award(9)] });
    expect(writes).toEqual([]);
    expect(data).toMatchObject({ ...NOTHING, removedIds: [award(9)], viewer: {}, errors: [] });
  });

  test('skips an image that disappears meanwhile and removes the others', async () => {
    const gone = new Refusal(404, 'IMAGE_NOT_FOUND');
    const reads = [stored, stored.slice(1)];
    portal.answer({
      ...csrf,
      'GET /profile/awards': () => reads.shift(),
      'DELETE /profile/awards?ids=1%2C2': gone,
      'DELETE /profile/awards?ids=2': {},
    });
    const { data, writes } = await save({ removeIds: [award(1), award(2)] });
    expect(writes.map(({ call }) => call)).toEqual([
      'DELETE /profile/awards?ids=1%2C2',
      'DELETE /profile/awards?ids=2',
    ]);
    expect(data).toMatchObject({ removedIds: [award(1), award(2)], errors: [] });
  });
});

test('saves the rest and returns a null order when the upstream does not support ordering (404)', async () => {
  const reads = [stored, [...stored, newAward]];
  portal.answer({
    ...csrf,
    ...post,
    'GET /profile/awards': () => reads.shift(),
    'PUT /profile/awards/order': new Refusal(404, 'NOT_FOUND'),
  });
  const { data, errors } = await save({ add: [newImage()], order: [{ added: 0 }, { id: award(1) }] });
  expect({ data, errors }).toMatchObject({
    data: { added: [{ index: 0 }], isOrdered: null, viewer: {}, errors: [] },
    errors: [],
  });
});

test('visitors are asked to sign in', async () => {
  portal.answer({});
  const { errors, calls } = await portal.run(SAVE, { input: {} }, { isVisitor: true });
  expect({ errors, calls }).toEqual({ errors: ['saveAwards: UNAUTHENTICATED'], calls: [] });
});
