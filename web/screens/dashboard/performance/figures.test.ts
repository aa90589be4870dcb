import { describe, expect, it, test } from 'vitest';
import { scoreOf } from '../../../../domain/score.ts';
import { changeOf, dayAt, daysBetween, funnelOf, totalsOf } from './figures.ts';
import { figuresTable } from './figuresTable.ts';
import { missingScoreParts } from './missingScoreParts.ts';
import { nextPagePart } from './nextPagePart.ts';

const DAYS = {
  from: '2026-11-20',
  to: '2026-11-21',
  values: { impressions: [100, 200], pageViews: [10, 20], clicks: [3, 3], leads: [1, 2], budgets: [500, 1_000] },
};
const BEFORE = {
  from: '2026-11-18',
  to: '2026-11-19',
  values: { impressions: null, pageViews: null, clicks: null, leads: [0, 1], budgets: [0, 250] },
};

test('days are calendar days, even when clocks change', () => {
  expect(dayAt('2026-10-24', 2)).toBe('2026-10-26');
  expect(dayAt('2028-02-28', 2)).toBe('2028-03-01');
  expect(daysBetween('2026-10-24', '2026-11-22')).toBe(30);
});

test('totals are sums, and figures that do not exist yet are not zero (SCR-13)', () => {
  expect(totalsOf(DAYS)).toEqual({ impressions: 300, pageViews: 30, clicks: 6, leads: 3, budgets: 1_500 });
  expect(totalsOf(BEFORE)).toEqual({ impressions: null, pageViews: null, clicks: null, leads: 1, budgets: 250 });
});

test.each([
  [112, 100, 0.12],
  [96, 120, -0.2],
  [0, 5, -1],
  [5, 0, null],
  [5, null, null],
  [null, 5, null],
])('from %s to %s is a change of %s', (current, before, change) => {
  const found = changeOf(current, before);
  if (change === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(change);
});

test('a change that rounds to zero is neither a rise nor a fall', () => {
  expect(changeOf(2_007, 2_015)).toBeCloseTo(0, 10);
  expect(changeOf(2_015, 2_007)).toBeCloseTo(0, 10);
});

describe('funnel', () => {
  const totals = { impressions: 1_000, pageViews: 100, clicks: 25, leads: 10, budgets: 0 };

  it('shows each step as a share of the previous one, with the change in percentage points', () => {
    const before = { ...totals, pageViews: 50, clicks: 0 };
    const steps = funnelOf(totals, before);
    expect(steps.map(({ figure, count }) => [figure, count])).toEqual([
      ['impressions', 1_000],
      ['pageViews', 100],
      ['clicks', 25],
      ['leads', 10],
    ]);
    expect(steps.map(({ share }) => share)).toEqual([null, 0.1, 0.25, 0.4]);
    expect(steps.map(({ points }) => points)).toEqual([null, 5, 25, null]);
  });

  it('has no share if the previous step is zero', () => {
    expect(funnelOf({ ...totals, impressions: null }, null)[1]).toMatchObject({ share: null, points: null });
    expect(funnelOf({ ...totals, clicks: 0 }, null)[3]).toMatchObject({ share: null });
  });

  it('has no share of a previous step that is smaller, because a page can be visited without a search', () => {
    expect(funnelOf({ ...totals, impressions: 99 }, totals)[1]).toMatchObject({
      count: 100,
      share: null,
      points: null,
    });
    expect(funnelOf({ ...totals, impressions: 100 }, null)[1]).toMatchObject({ share: 1 });
  });
});

test('the CSV file has a row for each day, including the previous period (EXT-12)', () => {
  const texts = {
    day: 'Day',
    dayBefore: 'Comparison day',
    figure: (figure: string) => figure,
    figureBefore: (figure: string) => `${figure} before`,
  };
  const rows = figuresTable({ timeZone: 'Europe/Berlin', current: DAYS, previous: BEFORE }, texts);
  expect(rows.map((row) => row.join())).toEqual([
    'Day,impressions,pageViews,clicks,leads,budgets,Comparison day,impressions before,pageViews before,clicks before,leads before,budgets before',
    '2026-11-20,100,10,3,1,500,2026-11-18,,,,0,0',
    '2026-11-21,200,20,3,2,1000,2026-11-19,,,,1,250',
  ]);
});

test("suggests the entry that raises the page's score most, with the resulting score", () => {
  expect(nextPagePart({ STORIES: 2, CLIENT_LOGOS: 6, AWARDS: 4 })).toEqual({ name: 'STORIES', score: 4.4 });
  expect(nextPagePart({ STORIES: 3, CLIENT_LOGOS: 9, AWARDS: 5 })).toEqual({ name: 'AWARDS', score: 5 });
  expect(nextPagePart({ STORIES: 3, CLIENT_LOGOS: 6, AWARDS: 6 })).toBeNull();
});

test('the missing parts add up to what the score lacks, largest first', () => {
  const parts = {
    description: false,
    successStories: 2,
    project: true,
    siteAudit: false,
    toolkitExam: true,
    agenciesExam: true,
  };
  const missing = missingScoreParts(parts);
  expect(missing.map(({ part }) => part)).toEqual(['description', 'siteAudit', 'successStories']);
  expect(missing.reduce((sum, { gain }) => sum + gain, scoreOf(parts))).toBeCloseTo(5);
});
