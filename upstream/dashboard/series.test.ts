import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireDailyFigures, WireSeries } from '../contract/dashboardFigures.ts';
import { DAY, HOUR, settableClock } from '../db/clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import { insertAccount, insertAgency, insertLead } from '../db/testing/testRows.ts';
import { openTestDatabase } from '../db/testing/testDatabase.ts';
import { START_WITHIN } from '../http/testing/testServer.ts';
import { listLeads } from '../leads/leadList.ts';
import { dayIn } from '../../domain/timeZone.ts';
import { addDays, rangesOf } from './ranges.ts';
import { readSeries } from './series.ts';
import { type Days, readLeadsSummary, readPageSummary } from './summaries.ts';
import { type Happening, insertVisitedAgency, type VisitedAgency } from './testing/visitedAgency.ts';

/** Set RANDOM_SERIES to test more random series (docs/tests.md). */
const RUNS = Number(process.env['RANDOM_SERIES'] ?? 8);
const SEED = Number(process.env['RANDOM_SERIES_SEED'] ?? 20_261_123);

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
}, START_WITHIN);
afterAll(async () => await open.close());

const NOON = new Date('2026-11-21T12:00:00.000Z');

/** Time zones, each with a day whose length differs, or whose midnight comes twice or never. */
const ZONES = [
  ['Asia/Kathmandu', '2026-06-10'],
  ['America/St_Johns', '2026-11-01'],
  ['America/St_Johns', '2026-03-08'],
  ['Pacific/Apia', '2011-12-30'],
  ['Pacific/Apia', '2026-05-01'],
  ['Atlantic/Azores', '2026-10-25'],
  ['Atlantic/Azores', '2026-03-29'],
  ['America/Havana', '2026-11-01'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Pacific/Chatham', '2026-09-27'],
  ['Europe/Berlin', '2026-10-25'],
  ['UTC', '2026-02-28'],
] as const;

const FIGURES = ['impressions', 'pageViews', 'websiteClicks', 'linkClicks', 'leads', 'budgets'] as const;
const COUNTED: Readonly<Record<Exclude<Happening['type'], 'blockedLead'>, (typeof FIGURES)[number]>> = {
  impression: 'impressions',
  pageView: 'pageViews',
  websiteClick: 'websiteClicks',
  linkClick: 'linkClicks',
  lead: 'leads',
};

/** The expected series, counted from the list of what happened. */
function counted(happenings: readonly Happening[], timeZone: string, { from, to }: Days): WireSeries {
  const part = (first: string, last: string): WireDailyFigures => {
    const length = (Date.parse(last) - Date.parse(first)) / DAY + 1;
    const lists = Object.fromEntries(FIGURES.map((figure) => [figure, Array.from({ length: length }, () => 0)]));
    const add = (figure: string, index: number, value: number): void => {
      const list = lists[figure];
      if (list?.[index] !== undefined) list[index] += value;
    };
    for (const { at, type, budget } of happenings) {
      const index = (Date.parse(dayIn(timeZone, at)) - Date.parse(first)) / DAY;
      if (type === 'blockedLead') continue;
      add(COUNTED[type], index, 1);
      if (type === 'lead') add('budgets', index, budget ?? 0);
    }
    return { from: first, to: last, ...lists } as WireDailyFigures;
  };
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  return { timeZone, current: part(from, to), previous: part(addDays(from, -days), addDays(from, -1)) };
}

/** How far a time zone's clocks are ahead of UTC, in milliseconds. */
function offsetOf(timeZone: string, moment: Date): number {
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment);
  return Date.parse(`${local.replace(' ', 'T')}Z`) - moment.getTime();
}

function sum(list: readonly number[] | null): number {
  return (list ?? []).reduce((total, value) => total + value, 0);
}

/** A random event within three days of a day, often within about an hour of its midnight. */
function happeningAround(timeZone: string, day: string): fc.Arbitrary<Happening> {
  const start = Date.parse(day);
  const midnight = start - offsetOf(timeZone, new Date(start));
  const times = fc.oneof(
    fc.integer({ min: start - 3 * DAY, max: start + 4 * DAY }),
    fc.integer({ min: midnight - 1.5 * HOUR, max: midnight + 1.5 * HOUR }),
  );
  return fc.record({
    at: times.map((time) => new Date(time)),
    type: fc.constantFrom('impression', 'pageView', 'websiteClick', 'linkClick', 'lead', 'blockedLead'),
    budget: fc.option(fc.integer({ min: 1, max: 30_000 })),
  });
}

const CASES = fc.constantFrom(...ZONES).chain(([timeZone, day]) =>
  fc.record({
    timeZone: fc.constant(timeZone),
    other: fc.constantFrom(...ZONES).map(([name]) => name),
    happenings: fc.array(happeningAround(timeZone, day), { minLength: 30, maxLength: 60 }),
    from: fc.integer({ min: -4, max: 3 }).map((days) => addDays(day, days)),
    length: fc.integer({ min: 1, max: 8 }),
  }),
);

/**
 * The other calls must agree for the same days: the summaries have the same totals, the list of leads has the same
 * leads.
 */
async function expectSameDays(
  { account, deps }: Pick<VisitedAgency, 'account' | 'deps'>,
  { from, to }: Days,
  { current }: WireSeries,
  happenings: readonly Happening[],
): Promise<void> {
  expect(await readPageSummary(deps, account, { from, to })).toEqual({
    isAvailable: true,
    impressions: sum(current.impressions),
    pageViews: sum(current.pageViews),
    websiteClicks: sum(current.websiteClicks),
    linkClicks: sum(current.linkClicks),
  });
  expect(await readLeadsSummary(deps, account, { from, to })).toMatchObject({
    leads: sum(current.leads),
    budgets: sum(current.budgets),
  });
  const list = { pageNumber: 1, pageSize: 100, period: 'all', type: 'all', sort: 'newest' } as const;
  const { leads } = await listLeads(deps, account, { ...list, receivedFrom: from, receivedTo: to });
  const blocked = happenings.filter(({ at, type }) => {
    const day = dayIn(account.timeZone, at);
    return type === 'blockedLead' && day >= from && day <= to;
  });
  expect(leads).toHaveLength(sum(current.leads) + blocked.length);
}

test(
  'a series matches a simple count of events, in any time zone and after a change of time zone (EXT-13, P-15)',
  async () => {
    await fc.assert(
      fc.asyncProperty(CASES, async ({ timeZone, other, happenings, from, length }) => {
        const agency = await insertVisitedAgency(open.db, timeZone);
        await agency.happen(happenings);
        const days = { from, to: addDays(from, length - 1) };
        for (const zone of [timeZone, other]) {
          const account = await agency.moveTo(zone);
          const series = await readSeries(agency.deps, account, days);
          expect(series).toEqual(counted(happenings, zone, days));
          await expectSameDays({ ...agency, account }, days, series, happenings);
        }
      }),
      { numRuns: RUNS, seed: SEED },
    );
  },
  60_000 + RUNS * 2000,
);

test('a day whose midnight occurs twice begins at the first one (EXT-13)', async () => {
  const agency = await insertVisitedAgency(open.db, 'Atlantic/Azores');
  // Clocks are set back from 1:00 to 0:00 at 01:00 UTC.
  const lead = (time: string): Happening => ({ at: new Date(`2026-10-25T${time}Z`), type: 'lead', budget: 1000 });
  await agency.happen([lead('00:30:00'), lead('01:30:00')]);
  const { deps, account } = agency;
  const days = { from: '2026-10-25', to: '2026-10-25' };
  const { current, previous } = await readSeries(deps, account, days);
  expect([current.leads, previous.leads]).toEqual([[2], [0]]);
  expect(await readLeadsSummary(deps, account, days)).toMatchObject({ leads: 2, budgets: 2000 });
});

test.each(['Asia/Kathmandu', 'America/St_Johns', 'Pacific/Apia'])(
  "today's figures contain today's events in %s (EXT-13)",
  async (timeZone) => {
    const agency = await insertVisitedAgency(open.db, timeZone);
    const midnight = Date.parse(`${dayIn(timeZone, NOON)}T00:00:00Z`) - offsetOf(timeZone, NOON);
    const view = (at: number): Happening => ({ at: new Date(at), type: 'pageView', budget: null });
    await agency.happen([view(midnight - 1), view(midnight), view(midnight + 14.9 * HOUR)]);
    const [range] = rangesOf(timeZone, agency.deps.clock.now());
    if (range === undefined) throw new Error('There is no range.');
    const { current, previous } = await readSeries(agency.deps, agency.account, range);
    expect(current.pageViews?.slice(-2)).toEqual([1, 2]);
    expect([current.pageViews?.length, previous.pageViews?.length, previous.to]).toEqual([
      30,
      30,
      addDays(range.from, -1),
    ]);
  },
);

test('page figures are null before the agency is first published, lead figures are not', async () => {
  const account = await insertAccount(open.db);
  const deps = { db: open.db, clock: settableClock(NOON) };
  await insertAgency(open.db, 'Unpublished', { account_id: account.id, published_at: null, status: 'draft' });
  await insertLead(open.db, account.id, NOON, { budget_from: null, budget_to: null });
  const { current } = await readSeries(deps, account, { from: '2026-11-20', to: '2026-11-21' });
  expect(current).toEqual({
    from: '2026-11-20',
    to: '2026-11-21',
    impressions: null,
    pageViews: null,
    websiteClicks: null,
    linkClicks: null,
    leads: [0, 1],
    budgets: [0, 0],
  });
});

test('more than 400 days and dates before the calendar are refused', async () => {
  const account = await insertAccount(open.db);
  const deps = { db: open.db, clock: settableClock(NOON) };
  const read = (from: string, to: string) => readSeries(deps, account, { from, to });
  expect((await read('2025-10-18', '2026-11-21')).current.leads).toHaveLength(400);
  await expect(read('2025-10-17', '2026-11-21')).rejects.toMatchObject({ status: 422 });
  await expect(read('0001-01-05', '0001-01-20')).rejects.toMatchObject({ status: 422 });
});
