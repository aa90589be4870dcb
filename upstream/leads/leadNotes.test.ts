import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_NOTES } from '../../domain/leadNote.ts';
import { HOUR, settableClock } from '../db/clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openTestDatabase } from '../db/testing/testDatabase.ts';
import { insertAccount, insertLead } from '../db/testing/testRows.ts';
import { START_WITHIN } from '../http/testing/testServer.ts';
import { getLead, setMark } from './leadAnswers.ts';
import { listLeads } from './leadList.ts';
import { addNote, deleteNote } from './leadNotes.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
}, START_WITHIN);
afterAll(async () => await open.close());

async function lead(values: Parameters<typeof insertLead>[3] = {}) {
  const account = await insertAccount(open.db);
  const row = await insertLead(open.db, account.id, new Date(now.getTime() - HOUR), values);
  return { deps: { db: open.db, clock: settableClock(now) }, account, id: row.id, slug: row.slug };
}

test('notes are returned with their lead, newest first, once per key, until they are deleted', async () => {
  const { deps, account, id, slug } = await lead();
  await addNote(deps, account, id, { text: ' First ', key: 'k1' });
  await addNote(deps, account, slug, { text: 'Second', key: null });
  const repeated = await addNote(deps, account, id, { text: 'First', key: 'k1' });
  expect(repeated.notes?.map(({ text }) => text)).toEqual(['Second', 'First']);
  expect(repeated.updatedAt).toBe(repeated.notes?.[0]?.createdAt);
  const query = { pageNumber: 1, pageSize: 10, period: 'all', type: 'all', sort: 'newest' } as const;
  expect((await listLeads(deps, account, query)).leads).toEqual([repeated]);
  const [second] = repeated.notes ?? [];
  for (const _ of [1, 2]) {
    const left = await deleteNote(deps, account, id, second?.uuid ?? '');
    expect(left.notes?.map(({ text }) => text)).toEqual(['First']);
  }
});

test('a key used for another text is refused, and nothing is stored', async () => {
  const { deps, account, id } = await lead();
  await addNote(deps, account, id, { text: 'First', key: 'k1' });
  await expect(addNote(deps, account, id, { text: 'Other', key: 'k1' })).rejects.toMatchObject({
    status: 409,
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
  expect((await getLead(deps, account, id)).notes).toHaveLength(1);
});

test('a note has a text of at most 2,000 characters, and a lead at most 50 notes', async () => {
  const { deps, account, id } = await lead();
  for (const text of [' ', 'x'.repeat(2_001)]) {
    await expect(addNote(deps, account, id, { text, key: null })).rejects.toMatchObject({ status: 422 });
  }
  for (let index = 0; index < MOST_NOTES; index += 1) await addNote(deps, account, id, { text: `${index}`, key: null });
  await expect(addNote(deps, account, id, { text: 'more', key: null })).rejects.toMatchObject({
    status: 409,
    code: 'TOO_MANY_NOTES',
  });
});

test('the outcome of an accepted lead can be set and cleared; other leads have none', async () => {
  const { deps, account, id } = await lead({ status: 'accepted' });
  for (const mark of ['addedToCrm', 'closedWon', 'rejectedByLead', null] as const) {
    expect(await setMark(deps, account, id, mark)).toMatchObject({ mark, canSetMark: true });
  }
  for (const values of [{}, { status: 'declined' }, { status: 'accepted', blocked_at: now }] as const) {
    const other = await lead(values);
    await expect(setMark(deps, other.account, other.id, 'closedWon')).rejects.toMatchObject({
      status: 409,
      code: 'LEAD_NOT_ACCEPTED',
    });
    expect(await getLead(deps, other.account, other.id)).toMatchObject({ mark: null, canSetMark: false });
  }
});

test('other accounts’ leads and notes are not found', async () => {
  const { deps, account, id } = await lead({ status: 'accepted' });
  const [note] = (await addNote(deps, account, id, { text: 'Ours', key: null })).notes ?? [];
  const other = await lead();
  for (const attempt of [
    () => addNote(deps, other.account, id, { text: 'x', key: null }),
    () => setMark(deps, other.account, id, 'closedWon'),
    () => deleteNote(deps, other.account, id, note?.uuid ?? ''),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ status: 404, code: 'LEAD_NOT_FOUND' });
  }
  await deleteNote(deps, other.account, other.id, note?.uuid ?? '');
  expect((await getLead(deps, account, id)).notes).toHaveLength(1);
});
