import { beforeAll, describe, expect, test } from 'vitest';
import { imageBatch } from '../../domain/profile/imageBatch.ts';
import type { StoredImage, WantedImage } from '../../domain/profile/imageBatch.ts';
import { makeImage } from '../../gateway/uploads/testing/images.ts';
import { scratchPair, type SharedPair } from './testing/pair.ts';

let pair: SharedPair;
let file: Blob;
const ACCOUNT = 'owner-scale';

beforeAll(async () => {
  pair = await scratchPair();
  file = new Blob([new Uint8Array(await makeImage(40, 30))]);
});

const LIST = '{ viewer { agency { awards { id alt } } pageOptimization { awards { id alt } } } }';
const SAVE = `mutation ($input: SaveImagesInput!) { saveAwards(input: $input) {
  removedIds added { index image { id alt } } changedIds isOrdered errors { code path } } }`;

interface Awards {
  /** The lists as their owner sees them. */
  readonly own: StoredImage[];
  /** The lists as the public page shows them. */
  readonly shown: StoredImage[];
}

async function readAwards(): Promise<Awards> {
  const { viewer } = await pair.ask<{
    viewer: { agency: { awards: StoredImage[] }; pageOptimization: { awards: StoredImage[] } };
  }>(ACCOUNT, LIST);
  return { own: viewer.pageOptimization.awards, shown: viewer.agency.awards };
}

/** Saves the difference between two lists the way the manager does. Returns the response and the upstream writes. */
async function save(stored: readonly StoredImage[], wanted: readonly WantedImage[]) {
  const { removed, added, alts, order } = imageBatch(stored, wanted);
  const input = { removeIds: removed, add: added.map(({ alt }) => ({ alt, file })), alts, order };
  const { answer } = await pair.callsOf(ACCOUNT, SAVE, { input });
  const requests = await pair.upstream.requests();
  const writes = requests.filter(({ method }) => method !== 'GET');
  return {
    done: (answer.data as { saveAwards: { added: { image: StoredImage }[]; errors: unknown[] } } | null)?.saveAwards,
    calls: writes.map(({ method, path }) => `${method} ${path}`),
    writes,
  };
}

describe('saving in a manager sends only the calls it needs (ENT-36, VAL-31)', () => {
  test('sends one PUT with one item for one changed alternative text', async () => {
    const { own } = await readAwards();
    const wanted = own.map((image, index) => ({ ...image, alt: index === 1 ? 'Another text' : ` ${image.alt} ` }));
    const { calls, writes } = await save(own, wanted);
    expect(calls).toEqual(['PUT /profile/awards']);
    expect(writes[0]?.body).toEqual([{ id: expect.any(Number) as number, alt: 'Another text' }]);
    expect((await readAwards()).own[1]?.alt).toBe('Another text');
  });

  test('makes no call when nothing changed', async () => {
    const { own } = await readAwards();
    expect((await save(own, own)).calls).toEqual([]);
  });

  test('saves all four kinds of changes at once and shows the new order on the public page (EXT-16)', async () => {
    const { own } = await readAwards();
    const [first, second, ...others] = own;
    if (!first || !second) throw new Error('The account needs two awards.');
    const wanted = [{ id: null, alt: 'New first' }, ...others.toReversed(), { ...second, alt: 'Now the last' }];
    const { calls, done } = await save(own, wanted);
    expect(calls).toEqual([
      'DELETE /profile/awards',
      'POST /profile/awards',
      'PUT /profile/awards',
      'PUT /profile/awards/order',
    ]);
    expect(done?.errors).toEqual([]);
    const after = await readAwards();
    expect(after.own.map(({ alt }) => alt)).toEqual(wanted.map(({ alt }) => alt));
    expect(after.shown.map(({ alt }) => alt)).toEqual(wanted.map(({ alt }) => alt));
  });
});

describe('a save after a partial failure sends only the rest', () => {
  test('sends only the alternative texts again when they fail after a removal and an upload', async () => {
    const { own } = await readAwards();
    const kept = own.slice(1).map((image, index) => (index === 0 ? { ...image, alt: 'Changed once' } : image));
    await pair.upstream.addFault({ kind: 'status', status: 503, method: 'PUT', path: '/profile/awards', times: 1 });
    const failed = await save(own, [...kept, { id: null, alt: 'Just added' }]);
    expect(failed.calls).toEqual(['DELETE /profile/awards', 'POST /profile/awards', 'PUT /profile/awards']);
    expect(failed.done).toMatchObject({
      removedIds: [own[0]?.id],
      added: [{ index: 0, image: { alt: 'Just added' } }],
      changedIds: [],
      errors: [{ path: ['alts'] }],
    });
    const wanted = [...kept, ...(failed.done?.added ?? []).map(({ image }) => image)];
    const retried = await save((await readAwards()).own, wanted);
    expect(retried.calls).toEqual(['PUT /profile/awards']);
    expect((await readAwards()).own).toEqual(wanted);
  });

  test('repeats the removal of an image safely after a lost response', async () => {
    const { own } = await readAwards();
    const removeIds = own.slice(0, 1).map(({ id }) => id);
    await pair.upstream.addFault({ kind: 'reset', when: 'after', method: 'DELETE', path: '/profile/awards', times: 1 });
    await pair.try(ACCOUNT, SAVE, { input: { removeIds } });
    expect((await readAwards()).own).toEqual(own.slice(1));
    const again = await pair.ask(ACCOUNT, SAVE, { input: { removeIds } });
    expect(again).toMatchObject({ saveAwards: { removedIds: removeIds, errors: [] } });
  });

  test('repeats the removal of a success story safely after a lost response', async () => {
    const { viewer } = await pair.ask<{ viewer: { pageOptimization: { stories: { id: string }[] } } }>(
      ACCOUNT,
      '{ viewer { pageOptimization { stories { id } } } }',
    );
    const [story] = viewer.pageOptimization.stories;
    const remove = 'mutation ($input: StoryActionInput!) { removeStory(input: $input) { errors { code } } }';
    const input = { storyId: story?.id };
    await pair.upstream.addFault({
      kind: 'reset',
      when: 'after',
      method: 'DELETE',
      path: '/profile/stories/*',
      times: 1,
    });
    await pair.try(ACCOUNT, remove, { input });
    expect(await pair.ask(ACCOUNT, remove, { input })).toEqual({ removeStory: { errors: [] } });
  });
});
