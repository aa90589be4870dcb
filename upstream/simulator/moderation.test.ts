import { afterAll, beforeAll, expect, test } from 'vitest';
import { SECOND, settableClock } from '../db/clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import { random } from '../db/demo/random.ts';
import { openTestDatabase } from '../db/testing/testDatabase.ts';
import { insertAccount, insertAgency } from '../db/testing/testRows.ts';
import { simulation } from './simulation.ts';

let open: OpenDatabase;

beforeAll(async () => {
  open = await openTestDatabase();
}, 60_000);
afterAll(async () => await open.close());

test('an agency in review is approved after ten seconds, a declined, drafted or unowned one never (STA-32, O-36)', async () => {
  const clock = settableClock(new Date('2026-11-21T10:00:00Z'));
  const { tick } = simulation({ db: open.db, clock }, random('moderation'));
  const insert = async (name: string, values: object) =>
    await insertAgency(open.db, name, { account_id: (await insertAccount(open.db)).id, ...values });
  const waiting = await insert('Waiting', { moderation_status: 'review' });
  await insert('Declined', { moderation_status: 'decline' });
  await insert('Draft', { moderation_status: 'review', status: 'draft' });
  await insert('Unowned', { moderation_status: 'review', account_id: null });
  const later = async (seconds: number): Promise<string[]> => {
    clock.advance(seconds * SECOND);
    await tick();
    const rows = await open.db
      .selectFrom('agencies')
      .select('alias')
      .where('moderation_status', '=', 'approved')
      .execute();
    return rows.map(({ alias }) => alias ?? '');
  };

  expect(await later(0)).toEqual([]);
  expect(await later(9)).toEqual([]);
  expect(await later(1)).toEqual(['waiting']);
  // Changed and in review again: another ten seconds.
  await open.db.updateTable('agencies').set({ moderation_status: 'review' }).where('id', '=', waiting.id).execute();
  expect(await later(60)).toEqual([]);
  expect(await later(10)).toEqual(['waiting']);
});
