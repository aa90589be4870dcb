import { expect, test } from 'vitest';
import { nextToAnswer, placeOf } from './leadWalk.ts';

function lead(name: string, status = 'ACTIVE') {
  return { id: `id-${name}`, slug: name, uuid: `uuid-${name}`, status };
}

const leads = [lead('a'), lead('b', 'ACCEPTED'), lead('c'), lead('d', 'EXPIRED')];

test.each([
  ['a', 0, null, 'b'],
  ['uuid-c', 2, 'b', 'd'],
  ['d', 3, 'c', null],
  ['elsewhere', -1, null, 'a'],
  [null, -1, null, 'a'],
])('the position of %s', (key, index, previous, next) => {
  const place = placeOf(leads, key);
  expect([place.index, place.previous?.slug ?? null, place.next?.slug ?? null]).toEqual([index, previous, next]);
});

test('a lead that has left the page keeps the neighbors of its former position', () => {
  const { index, previous, next } = placeOf(leads, 'left', 2);
  expect([index, previous?.slug, next?.slug]).toEqual([-1, 'b', 'c']);
  expect(placeOf(leads, 'left', 4).next).toBeNull();
});

test('after an answer, the next lead that can be answered opens, else an earlier one', () => {
  expect(nextToAnswer(leads, 'id-a')?.slug).toBe('c');
  expect(nextToAnswer(leads, 'id-c')?.slug).toBe('a');
  expect(nextToAnswer([lead('a'), lead('b', 'DECLINED')], 'id-a')).toBeNull();
});
