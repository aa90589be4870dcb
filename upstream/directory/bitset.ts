/** A bitset in 32-bit words. Operands of an operation must have the same length. */
export type Bitset = Uint32Array;

/** An empty set for numbers below `size`. */
export function bitset(size: number): Bitset {
  return new Uint32Array((size + 31) >>> 5);
}

export function addBit(set: Bitset, number: number): void {
  const word = number >>> 5;
  set[word] = (set[word] ?? 0) | (1 << (number & 31));
}

export function dropBit(set: Bitset, number: number): void {
  const word = number >>> 5;
  set[word] = (set[word] ?? 0) & ~(1 << (number & 31));
}

export function hasBit(set: Bitset, number: number): boolean {
  return (((set[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1;
}

/** Adds all elements of `other` to `set`. */
export function unite(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) | (other[word] ?? 0);
}

/** Removes elements from `set` that are not in `other`. */
export function intersect(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) & (other[word] ?? 0);
}

/** The size of the intersection. */
export function countCommon(one: Bitset, other: Bitset): number {
  let count = 0;
  for (let word = 0; word < one.length; word += 1) count += onesOf((one[word] ?? 0) & (other[word] ?? 0));
  return count;
}

function onesOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55_55_55_55);
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}
