import { expect, test } from 'vitest';
import { foundPlaceOf } from './foundPlace.ts';

test('accepts only the history state of a link to a found message', () => {
  const place = { id: 'm1', at: '2026-11-20T10:00:00.000Z' };
  expect(foundPlaceOf(place)).toEqual(place);
  for (const state of [null, undefined, 'm1', {}, { id: 'm1' }, { id: 1, at: place.at }]) {
    expect(foundPlaceOf(state)).toBeNull();
  }
});
