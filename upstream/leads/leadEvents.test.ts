import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR, settableClock } from '../db/clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openTestDatabase } from '../db/testing/testDatabase.ts';
import { insertAccount, insertLead } from '../db/testing/testRows.ts';
import { transact } from '../db/transact.ts';
import { START_WITHIN } from '../http/testing/testServer.ts';
import { answerLead } from './leadAnswers.ts';
import { changeLead, waitForChanges } from './leadChange.ts';
import { readLeadEvents } from './leadEvents.ts';
import { listLeads } from './leadList.ts';
import { arriveLead } from './leads.control.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
}, START_WITHIN);
afterAll(async () => await open.close());

async function portal() {
  const account = await insertAccount(open.db);
  const deps = { db: open.db, clock: settableClock(now) };
  const read = async (after?: string, limit = 200) => {
    const { leads, serverTs } = await readLeadEvents(deps, account, { limit, ...(after !== undefined && { after }) });
    return { leads: leads.map(({ uuid, status }) => `${uuid} ${status}`), serverTs };
  };
  return { deps, account, read };
}

test('without a position only the current one is returned, which is before the current millisecond', async () => {
  const { deps, account, read } = await portal();
  await arriveLead(deps, account.id);
  expect(await read()).toEqual({ leads: [], serverTs: '2026-11-21T09:59:59.999Z' });
});

test('each changed lead is returned once, in its current state, in the order of the latest changes', async () => {
  const { deps, account, read } = await portal();
  const [a, b, c] = [
    await arriveLead(deps, account.id, 'a'),
    await arriveLead(deps, account.id, 'b'),
    await arriveLead(deps, account.id, 'c'),
  ];
  const { serverTs } = await read();
  await answerLead(deps, account, a ?? '', 'accepted');
  deps.clock.advance(HOUR);
  expect((await read(serverTs)).leads).toEqual([`${b} active`, `${c} active`, `${a} accepted`]);
});

test('the expiry of a lead counts as a change without a write', async () => {
  const { deps, account, read } = await portal();
  const lead = await insertLead(open.db, account.id, now, { expires_at: new Date(now.getTime() + HOUR) });
  deps.clock.advance(1);
  const { serverTs } = await read(new Date(0).toISOString());
  deps.clock.advance(HOUR - 1);
  expect((await read(serverTs)).leads).toEqual([]);
  deps.clock.advance(1);
  expect((await read(serverTs)).leads).toEqual([`${lead.id} expired`]);
});

test('a full page ends at its last change, and leads of the same millisecond are never split', async () => {
  const { deps, account, read } = await portal();
  const at = (ms: number): Date => new Date(now.getTime() + ms);
  for (const ms of [1, 2, 2, 2, 3]) await insertLead(open.db, account.id, at(ms));
  deps.clock.advance(10);
  const first = await read(now.toISOString(), 2);
  expect([first.leads.length, first.serverTs]).toEqual([4, at(2).toISOString()]);
  const second = await read(first.serverTs, 2);
  expect([second.leads.length, second.serverTs]).toEqual([1, at(9).toISOString()]);
});

test('a read waits for changes in progress, so that none becomes visible before its position', async () => {
  const { deps, account, read } = await portal();
  const slow = await arriveLead(deps, account.id, 'slow');
  deps.clock.advance(1);
  const { serverTs } = await read(new Date(0).toISOString());
  const stamped = Promise.withResolvers<void>();
  const commit = Promise.withResolvers<void>();
  const writing = transact(open.db, async (trx) => {
    await changeLead(trx, slow, deps.clock, { mark: null });
    stamped.resolve();
    await commit.promise;
  });
  await stamped.promise;
  deps.clock.advance(HOUR);
  const reading = read(serverTs);
  commit.resolve();
  await writing;
  expect((await reading).leads).toEqual([`${slow} active`]);
});

test.each(['first', 'second'])('the %s lead of an account that arrives during a read comes after it', async (which) => {
  const { deps, account, read } = await portal();
  if (which === 'second') await arriveLead(deps, account.id);
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const reading = transact(open.db, async (trx) => {
    await waitForChanges(trx, account.id);
    started.resolve();
    await finish.promise;
  });
  await started.promise;
  const arriving = arriveLead(deps, account.id);
  // The reading transaction could return this position.
  deps.clock.advance(HOUR);
  const position = deps.clock.now().toISOString();
  finish.resolve();
  await reading;
  const lead = await arriving;
  deps.clock.advance(HOUR);
  expect((await read(new Date(Date.parse(position) - 1).toISOString())).leads).toEqual([`${lead} active`]);
  // The gateway tells new leads by this.
  const stored = open.db.selectFrom('leads').select('received_at').where('id', '=', lead);
  expect((await stored.executeTakeFirstOrThrow()).received_at.toISOString()).toBe(position);
});

test('other accounts’ changes are not returned', async () => {
  const { deps, read } = await portal();
  await arriveLead(deps, (await insertAccount(open.db)).id);
  deps.clock.advance(1);
  expect((await read(new Date(0).toISOString())).leads).toEqual([]);
});

test('the log continues where a list of leads was read', async () => {
  const { deps, account, read } = await portal();
  const list = async () =>
    await listLeads(deps, account, { pageNumber: 1, pageSize: 10, period: 'all', type: 'all', sort: 'newest' });
  expect((await list()).serverTs).toBe('2026-11-21T09:59:00.000Z');
  const a = await arriveLead(deps, account.id, 'a');
  deps.clock.advance(1);
  const { serverTs, leads } = await list();
  expect(leads).toHaveLength(1);
  expect((await read(serverTs)).leads).toEqual([]);
  await answerLead(deps, account, a ?? '', 'accepted');
  const b = await arriveLead(deps, account.id, 'b');
  deps.clock.advance(HOUR);
  expect((await read(serverTs)).leads).toEqual([`${a} accepted`, `${b} active`]);
});

test('a list that is read during a change contains it, or the log has it', async () => {
  const { deps, account, read } = await portal();
  const lead = await arriveLead(deps, account.id);
  deps.clock.advance(1);
  const stamped = Promise.withResolvers<void>();
  const commit = Promise.withResolvers<void>();
  const writing = transact(open.db, async (trx) => {
    await changeLead(trx, lead, deps.clock, { title: 'Changed' });
    stamped.resolve();
    await commit.promise;
  });
  await stamped.promise;
  deps.clock.advance(1_000);
  // PGlite runs one transaction at a time, so there it waits.
  const reading = listLeads(deps, account, { pageNumber: 1, pageSize: 10, period: 'all', type: 'all', sort: 'newest' });
  commit.resolve();
  await writing;
  const { serverTs, leads } = await reading;
  const isSeen = leads[0]?.title === 'Changed';
  expect(isSeen || (await read(serverTs)).leads.length === 1).toBe(true);
});
