import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEAD_PERIODS, LEAD_STATUS_FILTERS, LEAD_TYPE_FILTERS } from '../../../domain/leads.ts';
import { changeFilter, DEFAULT_LEADS_SEARCH, LEAD_SORTS, leadsQuery, parseLeadsSearch } from './leadsSearch.ts';
import { leadsVariables } from './leadsVariables.ts';

const searches = fc.record({
  page: fc.integer({ min: 1, max: 1_000_000 }),
  period: fc.constantFrom(...LEAD_PERIODS),
  type: fc.constantFrom(...LEAD_TYPE_FILTERS),
  status: fc.option(fc.constantFrom(...LEAD_STATUS_FILTERS)),
  sort: fc.constantFrom(...LEAD_SORTS),
  query: fc.string({ maxLength: 40 }).map((text) => text.trim()),
  from: fc.option(fc.constantFrom('2026-01-31', '2024-02-29')),
  to: fc.option(fc.constantFrom('2026-11-22', '2027-01-01')),
  lead: fc.option(fc.string({ minLength: 1, maxLength: 60 })),
});

test('filters survive being written to a URL and read back', () => {
  fc.assert(
    fc.property(searches, (search) => {
      expect(parseLeadsSearch(new URLSearchParams(leadsQuery(search)))).toEqual(search);
    }),
  );
});

test('defaults are left out of the URL (QRY-01..04)', () => {
  expect(leadsQuery(DEFAULT_LEADS_SEARCH)).toBe('');
  expect(leadsQuery({ ...DEFAULT_LEADS_SEARCH, page: 2 })).toBe('?page=2');
  expect(leadsQuery({ ...DEFAULT_LEADS_SEARCH, period: 'last_7_days' })).toBe('?period=last_7_days');
  expect(leadsQuery({ ...DEFAULT_LEADS_SEARCH, status: 'addedToCrm', type: 'brief' })).toBe(
    '?status=addedToCrm&type=brief',
  );
});

test('changing a filter returns to the first page (QRY-02)', () => {
  const third = { ...DEFAULT_LEADS_SEARCH, page: 3, type: 'brief' as const };
  expect(changeFilter(third, { period: 'last_30_days' })).toEqual({ ...third, period: 'last_30_days', page: 1 });
});

test('leads to answer are sorted by deadline, unless another order is selected', () => {
  const parse = (text: string) => parseLeadsSearch(new URLSearchParams(text));
  expect(parse('status=pending').sort).toBe('deadline');
  expect(parse('status=pending&sort=newest').sort).toBe('newest');
  expect(parse('status=accepted').sort).toBe('newest');
  expect(leadsQuery(parse('status=pending&sort=deadline'))).toBe('?status=pending');
  expect(leadsQuery(changeFilter(parse('status=pending'), { status: 'accepted' }))).toBe('?status=accepted');
  expect(leadsQuery(changeFilter(parse('sort=deadline'), { status: 'accepted' }))).toBe(
    '?status=accepted&sort=deadline',
  );
});

test('changing a filter closes the open lead', () => {
  expect(changeFilter({ ...DEFAULT_LEADS_SEARCH, lead: 'acme' }, { type: 'brief' }).lead).toBeNull();
});

test('days in the wrong order are exchanged', () => {
  const { from, to } = parseLeadsSearch(new URLSearchParams('from=2026-11-22&to=2026-01-31'));
  expect([from, to]).toEqual(['2026-01-31', '2026-11-22']);
});

test('a long text is cut between characters, not inside an emoji', () => {
  const { query } = parseLeadsSearch(new URLSearchParams({ query: `a${'😀'.repeat(100)}` }));
  expect(query).toBe(`a${'😀'.repeat(99)}`);
});

test.each(['0', '-1', '1.5', '1e3', 'x', '', '1000001', '99999999999', ' 2'])('page=%j is the first page', (page) => {
  expect(parseLeadsSearch(new URLSearchParams({ page })).page).toBe(1);
});

test('unknown filters count as absent', () => {
  const search = new URLSearchParams({
    period: 'ALL',
    type: 'spam',
    status: 'gone',
    sort: 'x',
    from: '2026-02-30',
    to: 'today',
    query: '  ',
  });
  expect(parseLeadsSearch(search)).toEqual(DEFAULT_LEADS_SEARCH);
  // The contract's Date has no year 0.
  expect(parseLeadsSearch(new URLSearchParams('from=0000-01-01')).from).toBeNull();
});

test('the query requests ten leads with the page and filters of the URL', () => {
  expect(
    leadsVariables(new URLSearchParams('status=closedWon&type=proposal&period=last_30_days&sort=deadline&page=4')),
  ).toEqual({
    first: 10,
    page: 4,
    period: 'LAST_30_DAYS',
    type: 'PROPOSAL',
    status: 'CLOSED_WON',
    sort: 'DEADLINE',
    query: null,
    receivedFrom: null,
    receivedTo: null,
  });
  expect(leadsVariables(new URLSearchParams())).toEqual({
    first: 10,
    page: 1,
    period: 'ALL',
    type: null,
    status: null,
    sort: 'NEWEST',
    query: null,
    receivedFrom: null,
    receivedTo: null,
  });
  expect(leadsVariables(new URLSearchParams('query=seo&from=2026-11-01&to=2026-11-21'))).toMatchObject({
    query: 'seo',
    receivedFrom: '2026-11-01',
    receivedTo: '2026-11-21',
  });
});
