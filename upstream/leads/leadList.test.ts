import { afterAll, beforeAll, expect, test } from 'vitest';
import { LEAD_PERIODS, LEAD_STATUS_FILTERS, LEAD_TYPE_FILTERS, matchesStatusFilter } from '../../domain/leads.ts';
import { rangesOf } from '../dashboard/ranges.ts';
import { readLeadsSummary } from '../dashboard/summaries.ts';
import { DAY, HOUR, settableClock } from '../db/clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import { random } from '../db/demo/random.ts';
import { openTestDatabase } from '../db/testing/testDatabase.ts';
import { insertAccount, insertLead } from '../db/testing/testRows.ts';
import { type LeadListQuery, listLeads } from './leadList.ts';
import { leadStatus } from './leadState.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const clock = settableClock(now);
const all: LeadListQuery = { pageNumber: 1, pageSize: 100, period: 'all', type: 'all', sort: 'newest' };
let open: OpenDatabase;

beforeAll(async () => {
  open = await openTestDatabase();
}, 60_000);
afterAll(async () => await open.close());

test('every combination of filters lists and counts the same leads as a plain filter', async () => {
  const { db } = open;
  const account = await insertAccount(db);
  const stranger = await insertAccount(db);
  const generator = random('lead list');
  const stored = [];
  for (let index = 0; index < 80; index += 1) {
    const received = new Date(now.getTime() - generator.next() * 45 * DAY);
    const status = generator.pick(['active', 'accepted', 'accepted', 'declined'] as const);
    stored.push(
      await insertLead(db, account.id, received, {
        status,
        type: generator.pick(['brief', 'proposal']),
        mark:
          status === 'accepted'
            ? generator.pick([null, 'addedToCrm', 'closedWon', 'closedLost', 'rejectedByLead'])
            : null,
        expires_at: new Date(received.getTime() + generator.int(2, 40) * DAY),
        blocked_at: generator.chance(0.1) ? now : null,
      }),
    );
  }
  await insertLead(db, stranger.id, now);
  // In UTC; a period is today and the days before it.
  const begins = { last_7_days: Date.parse('2026-11-15'), last_30_days: Date.parse('2026-10-23'), all: 0 };

  for (const period of LEAD_PERIODS) {
    for (const type of LEAD_TYPE_FILTERS) {
      for (const status of [undefined, ...LEAD_STATUS_FILTERS]) {
        const inPeriod = stored
          .filter((lead) => lead.received_at.getTime() >= begins[period])
          .map((lead) => ({ ...lead, status: leadStatus(lead, now) }));
        const ofType = inPeriod.filter((lead) => type === 'all' || lead.type === type);
        const ofStatus = inPeriod.filter((lead) => status === undefined || matchesStatusFilter(lead, status));
        const expected = ofType
          .filter((lead) => ofStatus.includes(lead))
          .toSorted((a, b) => b.received_at.getTime() - a.received_at.getTime())
          .map(({ id }) => id);

        const page = await listLeads({ db, clock }, account, { ...all, period, type, ...(status && { status }) });

        expect(page.leads.map(({ uuid }) => uuid)).toEqual(expected);
        expect(page.count).toBe(expected.length);
        expect(page.counters.status.all).toBe(ofType.length);
        for (const filter of LEAD_STATUS_FILTERS) {
          expect(page.counters.status[filter]).toBe(ofType.filter((lead) => matchesStatusFilter(lead, filter)).length);
        }
        expect(page.counters.type).toEqual({
          all: ofStatus.length,
          brief: ofStatus.filter((lead) => lead.type === 'brief').length,
          proposal: ofStatus.filter((lead) => lead.type === 'proposal').length,
        });
      }
    }
  }
});

test('pages are contiguous, and one beyond the end is empty with the true count (ENT-48)', async () => {
  const { db } = open;
  const account = await insertAccount(db);
  const ids = [];
  for (let index = 0; index < 23; index += 1) {
    // Some arrive at the same instant, so that the uuid determines their order.
    ids.push((await insertLead(db, account.id, new Date(now.getTime() - Math.floor(index / 4) * HOUR))).id);
  }
  const pages = [];
  for (const pageNumber of [1, 2, 3, 4]) {
    pages.push(await listLeads({ db, clock }, account, { ...all, pageSize: 10, pageNumber }));
  }
  expect(pages.map(({ leads }) => leads.length)).toEqual([10, 10, 3, 0]);
  expect(new Set(pages.flatMap(({ leads }) => leads.map(({ uuid }) => uuid)))).toEqual(new Set(ids));
  const asked = { page: 4, pageSize: 10, period: 'all', type: 'all', status: null };
  expect(pages.at(-1)).toMatchObject({ count: 23, pages: 3, ...asked });
  const filtered = { pageSize: 5, period: 'last_7_days', type: 'brief', status: 'accepted' } as const;
  expect(await listLeads({ db, clock }, account, { ...all, ...filtered })).toMatchObject({ page: 1, ...filtered });
});

test('a period starts at midnight in the time zone of the account', async () => {
  const { db } = open;
  const tokyo = await insertAccount(db, { time_zone: 'Asia/Tokyo' });
  const losAngeles = await insertAccount(db, { time_zone: 'America/Los_Angeles' });
  // In Tokyo it is Saturday 19:00, and the period starts on the 15th at 00:00 = the 14th at 15:00 UTC.
  for (const at of ['2026-11-14T15:00:00.000Z', '2026-11-14T14:59:59.999Z'])
    await insertLead(db, tokyo.id, new Date(at));
  // In Los Angeles it is 02:00, and the period starts on the 15th at 00:00 = 08:00 UTC.
  for (const at of ['2026-11-15T08:00:00.000Z', '2026-11-15T07:59:59.999Z'])
    await insertLead(db, losAngeles.id, new Date(at));
  for (const account of [tokyo, losAngeles]) {
    expect((await listLeads({ db, clock }, account, { ...all, period: 'last_7_days' })).count).toBe(1);
    expect((await listLeads({ db, clock }, account, { ...all, period: 'last_30_days' })).count).toBe(2);
  }
});

test.each(['last_7_days', 'last_30_days'] as const)(
  '%s covers the same days as the dashboard’s range (STA-08)',
  async (period) => {
    const { db } = open;
    const account = await insertAccount(db, { time_zone: 'Pacific/Auckland' });
    for (let hours = 0; hours < 32 * 24; hours += 13)
      await insertLead(db, account.id, new Date(now.getTime() - hours * HOUR));
    const range = rangesOf(account.timeZone, now).find(({ id }) => id === period);
    if (range === undefined) throw new Error('There is no such range.');
    const { leads } = await readLeadsSummary({ db, clock }, account, range);
    const days = { receivedFrom: range.from, receivedTo: range.to };
    expect((await listLeads({ db, clock }, account, { ...all, period })).count).toBe(leads);
    expect((await listLeads({ db, clock }, account, { ...all, ...days })).count).toBe(leads);
  },
);

test('sorted by deadline, active leads come first, most urgent first, then all others by date', async () => {
  const { db } = open;
  const account = await insertAccount(db);
  const ago = (hours: number): Date => new Date(now.getTime() - hours * HOUR);
  const accepted = await insertLead(db, account.id, ago(1), { status: 'accepted' });
  const relaxed = await insertLead(db, account.id, ago(2));
  const urgent = await insertLead(db, account.id, ago(3), { expires_at: new Date(now.getTime() + HOUR) });
  const expired = await insertLead(db, account.id, ago(4), { expires_at: now });
  const page = await listLeads({ db, clock }, account, { ...all, sort: 'deadline' });
  expect(page.leads.map(({ uuid }) => uuid)).toEqual([urgent.id, relaxed.id, accepted.id, expired.id]);
});

test('a lead expires by the clock, without a write', async () => {
  const { db } = open;
  const account = await insertAccount(db);
  const moving = settableClock(now);
  await insertLead(db, account.id, now);
  moving.advance(7 * DAY - 1);
  expect((await listLeads({ db, clock: moving }, account, all)).leads[0]).toMatchObject({
    status: 'active',
    expiresAt: new Date(now.getTime() + 7 * DAY).toISOString(),
  });
  moving.advance(1);
  const page = await listLeads({ db, clock: moving }, account, all);
  expect(page.leads[0]).toMatchObject({ status: 'expired', expiresAt: null });
  expect(page.counters.status.pending).toBe(0);
});

test('responsiveness is low if fewer than half of five decided leads were answered within a day', async () => {
  const { db } = open;
  const account = await insertAccount(db);
  const received = new Date(now.getTime() - 20 * DAY);
  const answered = async (hours: number): Promise<void> => {
    const at = new Date(received.getTime() + hours * HOUR);
    await insertLead(db, account.id, received, { status: 'declined', answered_at: at });
  };
  const isLow = async (): Promise<boolean> => (await listLeads({ db, clock }, account, all)).isResponsivenessScoreLow;
  await answered(24);
  await answered(2);
  await answered(25);
  await insertLead(db, account.id, received);
  expect(await isLow()).toBe(false);
  await insertLead(db, account.id, received);
  expect(await isLow()).toBe(true);
  await answered(3);
  expect(await isLow()).toBe(false);
});
