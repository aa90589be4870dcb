import { expect, test } from 'vitest';
import { DEFAULT_DIRECTORY_SEARCH } from './directorySearch.ts';
import { withUnderstood } from './understood.ts';

const NOTHING = { services: [], industries: [], locations: [], languages: [], budget: [] };

test('the meanings of words count like selected filters, each once', () => {
  const search = { ...DEFAULT_DIRECTORY_SEARCH, query: 'seo berlin', services: ['seo'], industries: ['3'] };
  expect(
    withUnderstood(search, {
      services: ['seo', undefined],
      industries: [undefined],
      locations: [undefined, 'berlin'],
      languages: ['4', undefined],
      budget: [undefined, '3'],
    }),
  ).toEqual({ ...search, locations: ['berlin'], languages: ['4'], budget: ['3'] });
});

test('a selected budget counts instead of one in the text', () => {
  const search = { ...DEFAULT_DIRECTORY_SEARCH, query: 'seo under 5k', budget: ['2'] };
  expect(withUnderstood(search, { ...NOTHING, budget: ['3'] })).toEqual(search);
});
