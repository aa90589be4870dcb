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

function unconfirmed(state: ImagesState): ImagesState {
  return nextImagesState(state, { type: 'unconfirmed' });
}

test('each new image from the server matches at most one selected file, by its alternative text', () => {
  const twice = unconfirmed(chosen(chosen(before, 'one', ' Prize '), 'two', 'Prize'));
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

test('a file that was added is not added again if its alternative text has changed since', () => {
  const sent = unconfirmed(chosen(before, 'one', 'Typo'));
  const typed = nextImagesState(sent, { type: 'described', key: 'one', alt: 'Prize' });
  const images = [image('a'), image('b'), image('c'), image('new', 'Typo')];
  const after = nextImagesState(typed, { type: 'arrived', images });
  expect(changesOf(after)).toEqual({ removed: [], added: [], alts: [{ id: 'new', alt: 'Prize' }], order: null });
});

test('a file that was added is removed if its entry has been removed since', () => {
  const sent = unconfirmed(chosen(before, 'one', 'Prize'));
  const removed = nextImagesState(sent, { type: 'removed', key: 'one' });
  const images = [image('a'), image('b'), image('c'), image('new', 'Prize')];
  const after = nextImagesState(removed, { type: 'arrived', images });
  expect(changesOf(after)).toEqual({ removed: ['new'], added: [], alts: [], order: null });
});

test('an image that was added elsewhere is not taken for a file that was never sent', () => {
  const after = nextImagesState(chosen(before, 'one', 'Prize'), {
    type: 'arrived',
    images: [image('a'), image('b'), image('c'), image('new', 'Prize')],
  });
  expect(after.items.map(({ key, id }) => [key, id]).slice(3)).toEqual([
    ['one', null],
    ['new', 'new'],
  ]);
});

test('an error in a removal is shown at the removed entry', () => {
  const removed = nextImagesState(before, { type: 'removed', key: 'b' });
  const faults = [{ code: 'NOT_DONE', path: ['removeIds'] }] as const;
  const after = nextImagesState(removed, { type: 'refused', sent: changesOf(removed), faults });
  expect(after.items.map(({ fault }) => fault)).toEqual([null, 'NOT_DONE', null]);
});

test('a removed file is not restored beyond what one save can add, and says why', () => {
  const removed = nextImagesState(chosen(before, 'first', 'First'), { type: 'removed', key: 'first' });
  const full = ['1', '2', '3', '4', '5', '6'].reduce((state, key) => chosen(state, key, key), removed);
  const refused = nextImagesState(full, { type: 'restored', key: 'first' });
  expect(refused.refused).toEqual([{ name: 'first.png', fault: 'TOO_MANY_AT_ONCE' }]);
  expect(changesOf(refused).added).toHaveLength(6);
  const freed = nextImagesState(refused, { type: 'removed', key: '6' });
  const restored = nextImagesState(freed, { type: 'restored', key: 'first' });
  expect(restored.refused).toEqual([]);
  expect(changesOf(restored).added.map(({ alt }) => alt)).toEqual(['First', '1', '2', '3', '4', '5']);
});
