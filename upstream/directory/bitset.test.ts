import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addBit, bitset, countCommon, dropBit, hasBit, intersect, unite, type Bitset } from './bitset.ts';

const SIZE = 100;
const numbers = fc.uniqueArray(fc.integer({ min: 0, max: SIZE - 1 }));

function setOf(list: readonly number[]): Bitset {
  const set = bitset(SIZE);
  for (const number of list) addBit(set, number);
  return set;
}

function listOf(set: Bitset): Set<number> {
  return new Set(Array.from({ length: SIZE }, (_, number) => number).filter((number) => hasBit(set, number)));
}

test('supports all set operations', () => {
  fc.assert(
    fc.property(numbers, numbers, (a, b) => {
      const [one, other] = [new Set(a), new Set(b)];
      expect(listOf(setOf(a))).toEqual(one);
      expect(countCommon(setOf(a), setOf(b))).toBe(one.intersection(other).size);
      const both = setOf(a);
      unite(both, setOf(b));
      expect(listOf(both)).toEqual(one.union(other));
      const common = setOf(a);
      intersect(common, setOf(b));
      expect(listOf(common)).toEqual(one.intersection(other));
      const rest = setOf(a);
      for (const number of b) dropBit(rest, number);
      expect(listOf(rest)).toEqual(one.difference(other));
    }),
  );
});
