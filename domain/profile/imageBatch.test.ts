import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkImageBatch, imageBatch, isEmptyBatch, orderedIds } from './imageBatch.ts';
import type { ImageBatch, StoredImage, WantedImage } from './imageBatch.ts';
import type { ItemId } from './catalogueIndex.ts';
import { storedText } from '../storedText.ts';

const STORED: readonly StoredImage[] = [1, 2, 3, 4].map((id) => ({ id, alt: `Award ${id}` }));
const NOTHING: ImageBatch = { removed: [], added: [], alts: [], order: null };

/** Applies a batch the way the upstream does: images missing from the order keep their places. */
function apply(stored: readonly StoredImage[], batch: ImageBatch, addedIds: readonly ItemId[]): readonly StoredImage[] {
  const altOf = new Map(batch.alts.map(({ id, alt }) => [id, alt]));
  const images = [
    ...stored.filter(({ id }) => !batch.removed.includes(id)).map(({ id, alt }) => ({ id, alt: altOf.get(id) ?? alt })),
    ...batch.added.map(({ alt }, index) => ({ id: addedIds[index] ?? expect.unreachable(), alt })),
  ];
  if (batch.order === null) return images;
  const ids = orderedIds(batch.order, addedIds);
  const moved = [...ids];
  return images.map((image) => {
    if (!ids.includes(image.id)) return image;
    const id = moved.shift();
    return images.find((other) => other.id === id) ?? expect.unreachable();
  });
}

describe('diffing stored and desired images (ENT-36)', () => {
  it('finds no change when only whitespace was added around alternative texts (VAL-31)', () => {
    const wanted = STORED.map(({ id, alt }) => ({ id, alt: ` ${alt}\n` }));
    expect(imageBatch(STORED, wanted)).toEqual(NOTHING);
    expect(isEmptyBatch(imageBatch(STORED, wanted))).toBe(true);
  });

  it('finds one changed alternative text of four (VAL-31)', () => {
    const wanted = STORED.map(({ id, alt }) => ({ id, alt: id === 3 ? 'Winner ' : ` ${alt}` }));
    expect(imageBatch(STORED, wanted)).toEqual({ ...NOTHING, alts: [{ id: 3, alt: 'Winner' }] });
  });

  it('adds, removes and changes one image each without touching the order', () => {
    const wanted = [
      { id: 1, alt: 'Award 1' },
      { id: 3, alt: 'Winner' },
      { id: 4, alt: 'Award 4' },
      { id: null, alt: ' New ' },
    ];
    expect(imageBatch(STORED, wanted)).toEqual({
      removed: [2],
      added: [{ alt: 'New' }],
      alts: [{ id: 3, alt: 'Winner' }],
      order: null,
    });
  });

  it('moves an added image to the front', () => {
    const { added, order } = imageBatch(STORED.slice(0, 2), [{ id: null, alt: 'New' }, ...STORED.slice(0, 2)]);
    expect(added).toEqual([{ alt: 'New' }]);
    expect(order).toEqual([{ added: 0 }, { id: 1 }, { id: 2 }]);
    expect(orderedIds(order ?? [], [9])).toEqual([9, 1, 2]);
  });

  it('skips an image that was deleted meanwhile', () => {
    expect(imageBatch(STORED, [...STORED, { id: 99, alt: 'Removed in another tab' }])).toEqual(NOTHING);
  });

  it('reaches the desired state after a save that failed at any step', () => {
    const alt = fc.stringMatching(/^[ab]{1,3} ?$/);
    const manager = fc.record({
      stored: fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 8 }),
      alts: fc.array(alt, { minLength: 16, maxLength: 16 }),
      news: fc.nat({ max: 4 }),
      kept: fc.nat({ max: 8 }),
      shuffle: fc.array(fc.double({ noNaN: true }), { minLength: 12, maxLength: 12 }),
      done: fc.nat({ max: 3 }),
    });
    fc.assert(
      fc.property(manager, ({ stored: ids, alts, news, kept, shuffle, done }) => {
        const stored = ids.map((id, index) => ({ id, alt: storedText(alts[index] ?? '') }));
        const wanted: WantedImage[] = [
          ...ids.slice(0, kept).map((id, index) => ({ id, alt: alts[index + 8] ?? '' })),
          ...Array.from({ length: news }, (_, index) => ({ id: null, alt: alts[index] ?? '' })),
        ]
          .map((image, index) => ({ image, at: shuffle[index] ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ image }) => image);
        const batch = imageBatch(stored, wanted);
        expect(checkImageBatch(stored, batch)).toEqual([]);

        // The save fails after `done` steps; a second save applies the rest.
        const addedIds = done >= 2 ? batch.added.map((_, index) => 100 + index) : [];
        const begun = {
          removed: done >= 1 ? batch.removed : [],
          added: done >= 2 ? batch.added : [],
          alts: done >= 3 ? batch.alts : [],
          order: null,
        };
        const newIds = [...addedIds];
        const known = wanted.map(({ id, alt: typed }) => ({ id: id ?? newIds.shift() ?? null, alt: typed }));
        const between = apply(stored, begun, addedIds);
        const rest = imageBatch(between, known);
        const end = apply(
          between,
          rest,
          rest.added.map((_, index) => 200 + index),
        );
        expect(end.map(({ alt: text }) => text)).toEqual(wanted.map(({ alt: text }) => storedText(text)));
        expect(isEmptyBatch(imageBatch(end, end))).toBe(true);
        if (done >= 1) expect(rest.removed).toEqual([]);
        if (done >= 2) expect(rest.added).toEqual([]);
        if (done >= 3) expect(rest.alts).toEqual([]);
      }),
      { seed: 21, numRuns: 300 },
    );
  });
});

describe('checking a save', () => {
  const full = Array.from({ length: 35 }, (_, index) => ({ id: index + 1, alt: 'Award' }));
  const one = { alt: 'New' };

  it.each<[string, readonly StoredImage[], Partial<ImageBatch>, string[]]>([
    ['the 35th image', full.slice(1), { added: [one] }, []],
    ['the 36th image', full, { added: [one] }, ['added TOO_MANY_IMAGES']],
    ['the 36th image in exchange for another', full, { added: [one], removed: [7] }, []],
    [
      'one removed where two are too many',
      [...full, { id: 36, alt: 'Award' }, { id: 37, alt: 'Award' }],
      { removed: [1] },
      [],
    ],
    ['an added image without text', STORED, { added: [one, { alt: ' ' }] }, ['added[1].alt REQUIRED']],
    ['a text of 201 characters', STORED, { alts: [{ id: 1, alt: 'a'.repeat(201) }] }, ['alts[0].alt TOO_LONG']],
    ['a text for an unknown image', STORED, { alts: [{ id: 9, alt: 'a' }] }, ['alts[0].id IMAGE_NOT_FOUND']],
    [
      'a text for a removed image',
      STORED,
      { removed: [1], alts: [{ id: 1, alt: 'a' }] },
      ['alts[0].id IMAGE_NOT_FOUND'],
    ],
    [
      'two texts for an image',
      STORED,
      {
        alts: [
          { id: 1, alt: 'a' },
          { id: 1, alt: 'b' },
        ],
      },
      ['alts[1].id DUPLICATE'],
    ],
    ['an unknown image removed', STORED, { removed: [1, 9] }, ['removed[1] IMAGE_NOT_FOUND']],
    ['an image removed twice', STORED, { removed: [1, 1] }, ['removed[1] DUPLICATE']],
    ['two images in another order', STORED, { order: [{ id: 4 }, { id: 2 }] }, []],
    [
      'a removed image in the order',
      STORED,
      { removed: [2], order: [{ id: 4 }, { id: 2 }] },
      ['order[1] IMAGE_NOT_FOUND'],
    ],
    ['an image twice in the order', STORED, { order: [{ id: 4 }, { id: 4 }] }, ['order[1] DUPLICATE']],
    ['an added image that is not there', STORED, { added: [one], order: [{ added: 1 }] }, ['order[0] IMAGE_NOT_FOUND']],
    ['an id of another kind', STORED, { order: [{ id: '1' }] }, ['order[0] IMAGE_NOT_FOUND']],
  ])('gives the expected faults: %s', (_, stored, change, faults) => {
    const found = checkImageBatch(stored, { ...NOTHING, ...change });
    expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(faults);
  });
});
