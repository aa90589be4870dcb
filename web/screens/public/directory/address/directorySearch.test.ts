import fc from 'fast-check';
import { expect, test } from 'vitest';
import { whenChanged } from '../../../../routing/routeQuery.ts';
import {
  changeSearch,
  clearSearch,
  countChosen,
  DEFAULT_DIRECTORY_SEARCH,
  DIRECTORY_FILTERS,
  DIRECTORY_PARAMETERS,
  DIRECTORY_SORTS,
  directoryHref,
  directoryIndexRule,
  parseDirectorySearch,
  toggleValue,
} from './directorySearch.ts';
import type { DirectorySearch } from './directorySearch.ts';
import { directoryVariables } from './directoryVariables.ts';

/** Parses a URL the way the router does: path segments decoded, parameters separate. */
function read(href: string): DirectorySearch {
  const { pathname, searchParams } = new URL(href, 'https://directory.example');
  const parts = pathname.split('/').slice(3).map(decodeURIComponent);
  return parseDirectorySearch({ service: parts[0], location: parts[1] }, searchParams);
}

function search(change: Partial<DirectorySearch> = {}): DirectorySearch {
  return { ...DEFAULT_DIRECTORY_SEARCH, ...change };
}

const aliases = fc
  .uniqueArray(fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,12}){0,2}$/), { maxLength: 5 })
  .map((values) => values.filter((value) => value !== 'all').toSorted());
const ids = fc
  .uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: 5 })
  .map((values) => values.toSorted((a, b) => a - b).map(String));
/** Any UTF-16 code units, lone surrogates included. */
const codeUnit = fc.integer({ min: 0, max: 0xff_ff }).map((unit) => String.fromCharCode(unit));

/** Any characters, normalized as in URLs. */
function text(parameter: 'q' | 'place') {
  return fc.string({ unit: 'grapheme', maxLength: 40 }).map((value) => {
    const { query, place } = read(`/agencies?${new URLSearchParams({ [parameter]: value })}`);
    return parameter === 'q' ? query : place;
  });
}

const searches: fc.Arbitrary<DirectorySearch> = fc.record({
  services: aliases,
  locations: aliases,
  industries: ids,
  budget: ids.map((values) => values.slice(-1)),
  languages: ids,
  employees: ids,
  sizes: ids,
  durations: ids,
  query: text('q'),
  place: text('place'),
  sort: fc.constantFrom(...DIRECTORY_SORTS),
  page: fc.integer({ min: 1, max: 1_000_000 }),
});

test('a search survives being written to a URL and read back (DIR-07)', () => {
  fc.assert(
    fc.property(searches, (wanted) => {
      expect(read(directoryHref(wanted))).toEqual(wanted);
    }),
  );
});

test('invalid parts never throw, and lead to a search that survives being written and read back', () => {
  const parameter = fc.constantFrom(...DIRECTORY_FILTERS, 'q', 'place', 'sort', 'page', 'other');
  const junk = fc.oneof(
    fc.string({ unit: codeUnit }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('-1', '0', '1,,2', '%', 'all', '\uD800'),
  );
  const part = fc.option(junk, { nil: undefined });
  fc.assert(
    fc.property(part, part, fc.array(fc.tuple(parameter, junk)), (service, location, parameters) => {
      const read1 = parseDirectorySearch({ service, location }, new URLSearchParams(parameters));
      expect(read(directoryHref(read1))).toEqual(read1);
    }),
  );
});

test('repeated parameters from forms and comma-separated ones from links give the same list', () => {
  const wanted = search({ services: ['ppc', 'seo'], industries: ['2', '11'] });
  expect(read('/agencies?services=seo&services=ppc&industries=11&industries=2&q=&sort=score')).toEqual(wanted);
  expect(read('/agencies/list/seo?services=ppc,seo,seo&industries=11,2')).toEqual(wanted);
  expect(directoryHref(wanted)).toBe('/agencies?services=ppc,seo&industries=2,11');
});

test('a budget is the most a client can pay; of several in older URLs, the highest counts (P-30)', () => {
  expect(read('/agencies?budget=4')).toEqual(search({ budget: ['4'] }));
  expect(read('/agencies?budgets=1,2&budgets=3')).toEqual(search({ budget: ['3'] }));
  expect(read('/agencies?budgets=1,2')).toEqual(search({ budget: ['2'] }));
  expect(read('/agencies?budget=')).toEqual(search());
});

test('two fields with the same name, for what and where, form one search', () => {
  expect(read('/agencies?q=SEO&q=Berlin&budget=')).toEqual(search({ query: 'SEO Berlin' }));
  expect(read('/agencies?q=&q=Berlin')).toEqual(search({ query: 'Berlin' }));
});

test.each([
  ['/agencies?q=seo&q=berlin&budget=2', '/agencies?q=seo&budget=2', true],
  ['/agencies?services=seo&services=ppc', '/agencies?services=seo', true],
  ['/agencies?budgets=1,2', '/agencies', true],
  ['/agencies', '/agencies?all=services', false],
])('from %s to %s the list is loaded again: %s (RTE-09)', (from, to, isLoaded) => {
  const [currentUrl, nextUrl] = [from, to].map((href) => new URL(href, 'https://directory.example')) as [URL, URL];
  const change = { currentUrl, nextUrl, currentParams: {}, nextParams: {}, defaultShouldRevalidate: true };
  expect(whenChanged(DIRECTORY_PARAMETERS)(change)).toBe(isLoaded);
});

test('characters that would turn the direction of the text around it are left out', () => {
  const text = 'SEO \u202Enilre\u2066B';
  const { query, place } = read(`/agencies?${new URLSearchParams({ q: text, place: text })}`);
  expect([query, place]).toEqual(['SEO nilreB', 'SEO nilreB']);
});

test('a single service and location are in the path, defaults are left out (RTE-09)', () => {
  expect(directoryHref(search())).toBe('/agencies');
  expect(directoryHref(search({ services: ['seo'] }))).toBe('/agencies/list/seo');
  expect(directoryHref(search({ locations: ['berlin'] }))).toBe('/agencies/list/all/berlin');
  expect(directoryHref(search({ services: ['seo'], locations: ['berlin'], page: 2 }))).toBe(
    '/agencies/list/seo/berlin?page=2',
  );
  expect(
    directoryHref(search({ services: ['ppc', 'seo'], locations: ['berlin'], query: 'Kraków, old', sort: 'newest' })),
  ).toBe('/agencies/list/all/berlin?services=ppc,seo&q=Krak%C3%B3w,+old&sort=newest');
});

test.each(['0', '-1', '1.5', '1e3', 'x', '', '1000001', '99999999999', ' 2'])('page=%j is the first page', (page) => {
  expect(parseDirectorySearch({}, new URLSearchParams({ page })).page).toBe(1);
});

test('impossible values are ignored in parameters, and not found in the path', () => {
  expect(read('/agencies?industries=x,0,-3,1.5,9999999999,7&services=a%20b,all&sort=price')).toEqual(
    search({ industries: ['7'] }),
  );
  expect(parseDirectorySearch({ service: 'a b', location: '' }, new URLSearchParams())).toEqual(
    search({ services: ['-'], locations: ['-'] }),
  );
});

test('long input is cut, never inside a character', () => {
  const { query, industries, services } = parseDirectorySearch(
    { service: 'x'.repeat(10_000) },
    new URLSearchParams({
      q: `${'x'.repeat(199)}😀${'y'.repeat(10_000)}`,
      industries: Array.from({ length: 5_000 }, (_, at) => at + 1).join(','),
    }),
  );
  expect(query).toBe('x'.repeat(199));
  expect(industries).toHaveLength(100);
  expect(services).toEqual(['-']);
  expect(parseDirectorySearch({}, new URLSearchParams({ q: 'z'.repeat(10_000) })).query).toHaveLength(200);
});

test('selecting a value returns to the first page, and selecting it again removes it', () => {
  const third = search({ page: 3, place: 'ber', sizes: ['2'] });
  const chosen = toggleValue(third, 'sizes', '1');
  expect(chosen).toEqual(search({ sizes: ['1', '2'] }));
  expect(toggleValue(chosen, 'sizes', '2')).toEqual(search({ sizes: ['1'] }));
  // Only one maximum budget can be selected.
  expect(toggleValue(search({ budget: ['2'] }), 'budget', '1')).toEqual(search({ budget: ['1'] }));
  // A part of a service replaces its parent.
  expect(toggleValue(search({ services: ['ppc', 'seo'] }), 'services', 'local-seo', ['seo']).services).toEqual([
    'local-seo',
    'ppc',
  ]);
  expect(changeSearch(third, { sort: 'rating' })).toEqual(search({ sizes: ['2'], sort: 'rating' }));
  expect(clearSearch({ ...third, sort: 'rating' })).toEqual(search({ sort: 'rating' }));
  expect(countChosen(search({ services: ['ppc', 'seo'], budget: ['1'], query: 'x', page: 4 }))).toBe(4);
});

test.each([
  ['/agencies', '/agencies', true],
  ['/agencies?page=3', '/agencies?page=3', true],
  ['/agencies/list/seo', '/agencies/list/seo', true],
  ['/agencies/list/seo/berlin?page=2', '/agencies/list/seo/berlin?page=2', true],
  ['/agencies?services=seo', '/agencies/list/seo', true],
  ['/agencies/list/all/berlin', '/agencies/list/all/berlin', true],
  ['/agencies/list/seo?sort=newest', '/agencies/list/seo', false],
  ['/agencies/list/seo?industries=3&page=2', '/agencies/list/seo', false],
  ['/agencies?services=ppc,seo', '/agencies', false],
  ['/agencies/list/all/berlin?services=ppc,seo', '/agencies/list/all/berlin', false],
  ['/agencies?q=x', '/agencies', false],
  ['/agencies?place=ber', '/agencies', false],
])('%s has the canonical URL %s, is indexed: %s (DIR-14)', (address, canonical, isIndexable) => {
  expect(directoryIndexRule(read(address))).toEqual({ canonical, isIndexable });
});

test('the query contains only set filters, and searches places only if there is a text for them', () => {
  expect(directoryVariables({}, new URLSearchParams())).toEqual({
    first: 20,
    page: 1,
    sort: 'SCORE',
    filter: null,
    place: '',
    hasPlace: false,
  });
  expect(
    directoryVariables(
      { service: 'seo', location: 'berlin' },
      new URLSearchParams('employees=2&sizes=1&durations=4&q=caf%C3%A9&sort=rating&page=2&place=be'),
    ),
  ).toEqual({
    first: 20,
    page: 2,
    sort: 'RATING',
    filter: {
      services: ['seo'],
      locations: ['berlin'],
      numberOfEmployees: ['2'],
      businessSizes: ['1'],
      projectDurations: ['4'],
      query: 'café',
    },
    place: 'be',
    hasPlace: true,
  });
});
