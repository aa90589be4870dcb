import { expect, test } from 'vitest';
import { DEFAULT_DIRECTORY_SEARCH } from './directorySearch.ts';
import { withUnderstood } from './understood.ts';

test('the meanings of words count like selected filters, each once', () => {
  const search = { ...DEFAULT_DIRECTORY_SEARCH, query: 'seo berlin', services: ['seo'], industries: ['3'] };
  expect(
    withUnderstood(search, { services: ['seo', undefined], industries: [undefined], locations: [undefined, 'berlin'] }),
  ).toEqual({ ...search, locations: ['berlin'] });
});
