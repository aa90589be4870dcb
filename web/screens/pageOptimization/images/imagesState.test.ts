import { expect, test } from 'vitest';
import { changesOf, nextImagesState, toImagesState } from './imagesState.ts';
import type { ImagesState, ServerImage } from './imagesState.ts';

function image(id: string, alt = id): ServerImage {
  return { id, alt, url: `/media/${id}.png` };
}

function chosen(state: ImagesState, key: string, alt: string): ImagesState {
  const files = [{ key, file: new File([], `${key}.png`), url: `blob:${key}`, fault: null }];
  const taken = nextImagesState(state, { type: 'chosen', files });
  return nextImagesState(taken, { type: 'described', key, alt });
}

const before = toImagesState([image('a'), image('b'), image('c')]);

test('after a refetch, images removed elsewhere disappear, added ones come last, and typed texts stay', () => {
  const typed = nextImagesState(before, { type: 'described', key: 'b', alt: 'typed' });
  const after = nextImagesState(typed, {
    type: 'arrived',
    images: [image('b'), image('c', 'changed elsewhere'), image('d')],
  });
  expect(after.items.map(({ id, alt }) => [id, alt])).toEqual([
    ['b', 'typed'],
    ['c', 'changed elsewhere'],
    ['d', 'd'],
  ]);
  expect(changesOf(after)).toEqual({ removed: [], added: [], alts: [{ id: 'b', alt: 'typed' }], order: null });
});

test('each new image from the server matches at most one selected file, by its alternative text', () => {
  const twice = chosen(chosen(before, 'one', ' Prize '), 'two', 'Prize');
  const after = nextImagesState(twice, {
    type: 'arrived',
    images: [image('a'), image('b'), image('c'), image('new', 'Prize')],
  });
  expect(after.items.map(({ key, id }) => [key, id])).toEqual([
    ['a', 'a'],
    ['b', 'b'],
    ['c', 'c'],
    ['one', 'new'],
    ['two', null],
  ]);
  expect(changesOf(after).added).toEqual([{ alt: 'Prize' }]);
});

test('an error in a removal is shown at the removed entry', () => {
  const removed = nextImagesState(before, { type: 'removed', key: 'b' });
  const faults = [{ code: 'NOT_DONE', path: ['removeIds'] }] as const;
  const after = nextImagesState(removed, { type: 'refused', sent: changesOf(removed), faults });
  expect(after.items.map(({ fault }) => fault)).toEqual([null, 'NOT_DONE', null]);
});
