import { beforeAll, expect, test } from 'vitest';
import type { WireAgencyCard } from '../../contract/directory.ts';
import { demoLocations } from '../../db/demo/locations.ts';
import { createAgencyIndex } from '../agencyIndex.ts';
import { hasBit } from '../bitset.ts';
import { ID_FILTERS, type IdFilter } from '../filters.ts';
import type { LocationBook } from '../locationBook.ts';
import { rankAgencies } from './rankAgencies.ts';
import { createVocabularies, type Vocabulary } from './vocabulary.ts';

const all = demoLocations.map((place) => ({
  ...place,
  names: place.search.split('|'),
  line: [...new Set([place.id, ...(place.state_id === null ? [] : [place.state_id]), place.country_id])],
}));
const byId = new Map(all.map((place) => [place.id, place]));
const locations: LocationBook = { all, byId: (id) => byId.get(id), byKey: () => undefined };
const index = createAgencyIndex();
const NO_VALUES = Object.fromEntries(ID_FILTERS.map((filter) => [filter, []])) as unknown as Record<IdFilter, []>;
let english: Vocabulary;
beforeAll(() => {
  english = createVocabularies(locations)('en');
  const agencies = [
    ['Nordlicht', 'Search for shops in Iceland.'],
    ['Tanzania', 'Web design.'],
    ['Kenya & Bolton', 'Web design.'],
    ['Clear Quitro', 'Campaigns for Sirian customers.'],
  ] as const;
  for (const [at, [name, text]] of agencies.entries()) {
    const card = { id: at + 1, name, alias: name.toLowerCase() } as unknown as WireAgencyCard;
    index.put({ card, story: null, values: NO_VALUES, offices: [], regions: [], tools: [], text, publishedAt: 0 });
  }
});

function found(text: string): readonly (string | undefined)[] {
  const { matching } = rankAgencies({ index, locations }, text, english);
  return index.order('score').flatMap((slot) => (hasBit(matching, slot) ? (index.entry(slot)?.card.name ?? []) : []));
}

test.each([
  ['Iceland', ['Nordlicht']],
  ['Tanzania', ['Tanzania']],
  ['tanzania phone number', ['Tanzania']],
  ['Kenya Bolton reviews', ['Kenya & Bolton']],
  // Not "Quitro" and "Sirian".
  ['Quito', []],
  ['Syria', []],
  // A misspelled name can also be one that the vocabulary lacks.
  ['Quitr', ['Clear Quitro']],
])('“%s”: the name of a place that the catalogue lacks is looked for as it is typed', (text, names) => {
  expect(found(text)).toEqual(names);
});
