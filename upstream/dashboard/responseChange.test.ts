import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, HOUR, settableClock } from '../db/clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import { insertAccount, insertLead } from '../db/testing/testRows.ts';
import { openTestDatabase } from '../db/testing/testDatabase.ts';
import { START_WITHIN } from '../http/testing/testServer.ts';
import type { AnswerGroup } from '../leads/responsiveness.ts';
import { responseChange } from './responseChange.ts';
import { readVisibility, readVisibilityDetails } from './visibility.ts';

const GROUP: fc.Arbitrary<AnswerGroup> = fc.record({
  counts: fc.constantFrom('before', 'after', 'both'),
  outcome: fc.constantFrom('inTime', 'late', 'missed'),
  isBlocked: fc.boolean(),
  leads: fc.integer({ min: 1, max: 40 }),
});

function shareOf(groups: readonly AnswerGroup[]): number {
  const count = (some: readonly AnswerGroup[]): number => some.reduce((sum, { leads }) => sum + leads, 0);
  return count(groups.filter(({ outcome }) => outcome === 'inTime')) / count(groups);
}

describe('the reasons of a changed response score (P-34)', () => {
  test('have effects that add up to the change', () => {
    fc.assert(
      fc.property(fc.array(GROUP, { minLength: 1, maxLength: 12 }), (groups) => {
        const { score, before, reasons } = responseChange(groups);
        fc.pre(score !== null && before !== null);
        const change =
          5 *
          (shareOf(groups.filter(({ counts }) => counts !== 'before')) -
            shareOf(groups.filter(({ counts }) => counts !== 'after')));
        const effects = reasons.reduce((sum, { effect }) => sum + effect, 0);
        // Each of at most six effects is rounded to hundredths.
        expect(Math.abs(effects - change)).toBeLessThan(0.0301);
        expect(new Set(reasons.map(({ code }) => code)).size).toBe(reasons.length);
      }),
      { seed: 34, numRuns: 300 },
    );
  });

  test('are empty without a score at both moments, or without a change', () => {
    const group = (counts: AnswerGroup['counts'], leads: number): AnswerGroup => ({
      counts,
      outcome: 'inTime',
      isBlocked: false,
      leads,
    });
    expect(responseChange([group('both', 4), group('after', 1)])).toEqual({
      score: 5,
      answeredInTime: 5,
      decided: 5,
      before: null,
      reasons: [],
    });
    expect(responseChange([group('both', 9)])).toMatchObject({ score: 5, before: 5, reasons: [] });
    expect(responseChange([])).toEqual({ score: null, answeredInTime: 0, decided: 0, before: null, reasons: [] });
  });
});

describe('the response score at two moments', () => {
  const now = new Date('2026-11-21T10:00:00.000Z');
  const clock = settableClock(now);
  let open: OpenDatabase;
  let accountId: string;

  beforeAll(async () => {
    open = await openTestDatabase();
    accountId = (await insertAccount(open.db, { time_zone: 'Asia/Kathmandu' })).id;
    for (const lead of LEADS) await receive(lead);
  }, START_WITHIN);
  afterAll(async () => await open.close());

  interface Lead {
    /** Days before now. */
    readonly age: number;
    /** Hours until the answer; null: it expired after two weeks. */
    readonly answer: number | null;
    readonly blockedAge?: number;
  }

  const several = (count: number, lead: Lead): Lead[] => Array.from({ length: count }, () => lead);
  const LEADS: readonly Lead[] = [
    ...several(8, { age: 60, answer: 1 }),
    ...several(2, { age: 50, answer: 30 }),
    // Too old by now.
    ...several(3, { age: 95, answer: 2 }),
    { age: 94, answer: null },
    // Since the beginning of the month.
    ...several(2, { age: 5, answer: 23.9 }),
    ...several(3, { age: 12, answer: 25 }),
    { age: 15, answer: null },
    { age: 40, answer: 3, blockedAge: 4 },
    // Never count: a lead that is still waiting, and one that was blocked before.
    { age: 1, answer: null },
    { age: 45, answer: 3, blockedAge: 44 },
  ];

  async function receive({ age, answer, blockedAge }: Lead): Promise<void> {
    const received = new Date(now.getTime() - age * DAY);
    await insertLead(open.db, accountId, received, {
      expires_at: new Date(received.getTime() + 14 * DAY),
      ...(answer === null ? {} : { status: 'declined', answered_at: new Date(received.getTime() + answer * HOUR) }),
      ...(blockedAge === undefined ? {} : { blocked_at: new Date(now.getTime() - blockedAge * DAY) }),
    });
  }

  const read = (from: string, to: string) =>
    readVisibilityDetails({ db: open.db, clock }, { id: accountId, timeZone: 'Asia/Kathmandu' }, { from, to });

  test('says which leads were added and which dropped out (P-34, RST-36)', async () => {
    const { response, page } = await read('2026-11-01', '2026-11-21');
    expect(page).toBeNull();
    // Quick answers: first 12 (8 + 3 + 1) of 15 (8 + 2 + 3 + 1 + 1), now 10 (8 + 2) of 16 (8 + 2 + 2 + 3 + 1).
    expect(response).toEqual({
      score: 3.1,
      answeredInTime: 10,
      decided: 16,
      before: 4,
      reasons: [
        { code: 'answeredLate', leads: 3, effect: -0.75 },
        { code: 'expired', leads: 1, effect: -0.25 },
        { code: 'oldLate', leads: 1, effect: 0.25 },
        { code: 'oldInTime', leads: 3, effect: -0.19 },
        { code: 'answeredInTime', leads: 2, effect: 0.12 },
        { code: 'blocked', leads: 1, effect: -0.06 },
      ],
    });
  });

  test('equals, at the end, the visibility at that moment', async () => {
    const visibility = await readVisibility({ db: open.db, clock }, accountId);
    for (const to of ['2026-11-21', '2027-01-01']) {
      expect((await read('2026-11-01', to)).response.score).toBe(visibility.responsiveScore);
    }
    const { response } = await read('2026-09-01', '2026-10-31');
    expect(response).toMatchObject({ score: (await read('2026-11-01', '2026-11-21')).response.before });
  });

  test('is unknown at the earliest dates of the calendar', async () => {
    const { response } = await read('0001-01-01', '2026-11-21');
    expect(response).toMatchObject({ score: 3.1, before: null, reasons: [] });
  });

  test('is not changed by days in the future', async () => {
    const { response } = await read('2026-11-23', '2026-12-01');
    expect(response).toMatchObject({ score: 3.1, before: 3.1, reasons: [] });
  });
});
