import { addBit, bitset, dropBit, hasBit, type Bitset } from './bitset.ts';
import type { DirectoryEntry } from './directoryEntry.ts';
import { ID_FILTERS, type IdFilter, type Sort } from './filters.ts';
import { createTextIndex, type TextIndex } from './search/textIndex.ts';

/** Maps each value of a filter to the agencies that have it. */
type Postings = Map<number, Bitset>;

/**
 * In-memory bitmap index of public agencies: each agency has a slot, each filter value a bitset of slots. Filters and
 * counts are bitset operations; 10,000 agencies take 1.3 kB per value.
 */
export interface AgencyIndex {
  /** Number of slots, which is also the size of this index's bitsets. Grows as needed. */
  readonly capacity: number;
  readonly present: Bitset;
  readonly values: Readonly<Record<IdFilter, ReadonlyMap<number, Bitset>>>;
  readonly offices: ReadonlyMap<number, Bitset>;
  readonly regions: ReadonlyMap<number, Bitset>;
  readonly tools: ReadonlyMap<number, Bitset>;
  /** Index of names and texts, by agency id. */
  readonly texts: Pick<TextIndex, 'find' | 'named' | 'called' | 'mentionedIn'>;
  entry(slot: number): DirectoryEntry | undefined;
  /** The slot of an agency. */
  slotOf(agencyId: number): number | undefined;
  /** All slots in sort order. */
  order(sort: Sort): readonly number[];
  /** Inserts or replaces an agency. */
  put(entry: DirectoryEntry): void;
  remove(agencyId: number): void;
}

const FIRST_CAPACITY = 512;

export function createAgencyIndex(): AgencyIndex {
  let capacity = FIRST_CAPACITY;
  let present = bitset(capacity);
  const entries: (DirectoryEntry | undefined)[] = [];
  const slotOf = new Map<number, number>();
  const free: number[] = [];
  const orders = new Map<Sort, readonly number[]>();
  const values = Object.fromEntries(ID_FILTERS.map((filter) => [filter, new Map()])) as Record<IdFilter, Postings>;
  const offices: Postings = new Map();
  const regions: Postings = new Map();
  const tools: Postings = new Map();
  const texts = createTextIndex();

  /** All postings an entry belongs to, each with the entry's values. */
  const postingsOf = (entry: DirectoryEntry): [Postings, readonly number[]][] => [
    ...ID_FILTERS.map((filter): [Postings, readonly number[]] => [values[filter], entry.values[filter]]),
    [offices, entry.offices],
    [regions, entry.regions],
    [tools, entry.tools],
  ];

  const grow = (): void => {
    capacity *= 2;
    const longer = (set: Bitset): Bitset => {
      const copy = bitset(capacity);
      copy.set(set);
      return copy;
    };
    present = longer(present);
    for (const postings of [...Object.values(values), offices, regions, tools]) {
      for (const [value, set] of postings) postings.set(value, longer(set));
    }
  };

  const remove = (agencyId: number): void => {
    const slot = slotOf.get(agencyId);
    const entry = slot === undefined ? undefined : entries[slot];
    if (slot === undefined || entry === undefined) return;
    for (const [postings, list] of postingsOf(entry)) {
      for (const value of list) {
        const set = postings.get(value);
        if (set !== undefined) dropBit(set, slot);
      }
    }
    dropBit(present, slot);
    texts.remove(agencyId);
    entries[slot] = undefined;
    slotOf.delete(agencyId);
    free.push(slot);
    orders.clear();
  };

  const put = (entry: DirectoryEntry): void => {
    remove(entry.card.id);
    const slot = free.pop() ?? entries.length;
    if (slot >= capacity) grow();
    entries[slot] = entry;
    slotOf.set(entry.card.id, slot);
    addBit(present, slot);
    texts.put({ id: entry.card.id, name: entry.card.name, alias: entry.card.alias, text: entry.text });
    for (const [postings, list] of postingsOf(entry)) {
      for (const value of list) {
        let set = postings.get(value);
        if (set === undefined) postings.set(value, (set = bitset(capacity)));
        addBit(set, slot);
      }
    }
    orders.clear();
  };

  const order = (sort: Sort): readonly number[] => {
    const known = orders.get(sort);
    if (known !== undefined) return known;
    const used = entries.flatMap((entry, slot) => (entry === undefined ? [] : { entry, slot }));
    const sorted = used.toSorted((a, b) => compareEntries(sort, a.entry, b.entry)).map(({ slot }) => slot);
    orders.set(sort, sorted);
    return sorted;
  };

  return {
    get capacity() {
      return capacity;
    },
    get present() {
      return present;
    },
    values,
    offices,
    regions,
    tools,
    texts,
    entry: (slot) => entries[slot],
    slotOf: (agencyId) => slotOf.get(agencyId),
    order,
    put,
    remove,
  };
}

/**
 * Sort order of the directory (DIR-06): best first, agencies without a value last. Ties are broken by the other sort
 * values and finally the id, so that pages never overlap.
 */
export function compareEntries(sort: Sort, a: DirectoryEntry, b: DirectoryEntry): number {
  const figures = {
    score: ({ card }: DirectoryEntry): number => card.score ?? -1,
    rating: ({ card }: DirectoryEntry): number => card.rating ?? -1,
    reviews: ({ card }: DirectoryEntry): number => card.reviewCount,
    newest: ({ publishedAt }: DirectoryEntry): number => publishedAt,
    fastest: ({ card }: DirectoryEntry): number => -(card.replyHours ?? Number.MAX_SAFE_INTEGER),
  };
  for (const name of [sort, ...TIE_BREAKS[sort]]) {
    const difference = figures[name](b) - figures[name](a);
    if (difference !== 0) return difference;
  }
  return a.card.id - b.card.id;
}

const TIE_BREAKS: Readonly<Record<Sort, readonly Sort[]>> = {
  score: ['rating', 'reviews'],
  rating: ['reviews', 'score'],
  reviews: ['rating', 'score'],
  newest: ['score'],
  fastest: ['score', 'rating'],
};

/** The slots of `set` from `skip` to `skip + take`, in the given order. */
export function pageOf(order: readonly number[], set: Bitset, skip: number, take: number): number[] {
  const page: number[] = [];
  let passed = 0;
  for (const slot of order) {
    if (!hasBit(set, slot)) continue;
    passed += 1;
    if (passed <= skip) continue;
    page.push(slot);
    if (page.length === take) break;
  }
  return page;
}
