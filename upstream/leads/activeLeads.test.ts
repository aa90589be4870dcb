import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMessageCounters } from '../chats/chatList.ts';
import { writeAsLead } from '../chats/chats.control.ts';
import { OPENED_AT, testChat } from '../chats/testing/testChat.ts';
import { SECOND } from '../db/clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openTestDatabase } from '../db/testing/testDatabase.ts';
import { insertAccount, insertLead } from '../db/testing/testRows.ts';
import { START_WITHIN, startTestServer } from '../http/testing/testServer.ts';
import { leadExpiresAt } from '../../domain/leads.ts';
import { countActiveLeads } from './activeLeads.ts';
import { listLeads } from './leadList.ts';

const leadQuery = { pageNumber: 1, pageSize: 1, period: 'all', type: 'all', sort: 'newest' } as const;
let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
}, START_WITHIN);
afterAll(async () => await open.close());

test('both counters and the list agree on the leads to answer, until the deadline (RST-52, RST-63)', async () => {
  const { deps, account, chatId } = await testChat(open.db);
  const { db, clock } = deps;
  await writeAsLead(deps, chatId, 'hello');
  for (const values of [
    {},
    {},
    { blocked_at: OPENED_AT },
    { status: 'declined' },
    { status: 'accepted' },
    { expires_at: new Date(clock.now().getTime() + SECOND) },
    { expires_at: clock.now() },
  ] as const) {
    await insertLead(db, account.id, OPENED_AT, values);
  }
  await insertLead(db, (await insertAccount(db)).id, OPENED_AT);

  for (const [at, expected] of [
    [clock.now(), 3],
    [new Date(clock.now().getTime() + SECOND - 1), 3],
    [new Date(clock.now().getTime() + SECOND), 2],
    [leadExpiresAt(OPENED_AT), 0],
  ] as const) {
    clock.set(at);
    expect(await countActiveLeads(db, account.id, at).executeTakeFirstOrThrow()).toEqual({ activeLeads: expected });
    expect(await readMessageCounters(deps, account)).toMatchObject({ messages: 1, activeLeads: expected });
    expect((await listLeads(deps, account, leadQuery)).counters.status.pending).toBe(expected);
  }
});

test('the messenger counters take one query (RST-52)', async () => {
  const { deps, account } = await testChat(open.db);
  let queries = 0;
  const db = deps.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      queries += 1;
      return result;
    },
  });
  expect(await readMessageCounters({ ...deps, db }, account)).toEqual({
    messages: 0,
    activeLeads: 0,
    leadsChangedAt: OPENED_AT.toISOString(),
  });
  expect(queries).toBe(1);
});

test('the calls return them (RST-52, RST-63)', async () => {
  const server = await startTestServer();
  const token = await server.signUp('anna@acme.com');
  await server.call('PUT', '/control/accounts/anna@acme.com/subscription', { body: { status: 'trial' } });
  await server.call('POST', '/control/accounts/anna@acme.com/leads');
  const read = async (url: string): Promise<unknown> => (await server.call('GET', url, { token })).body;
  const leads = { activeLeads: 1, leadsChangedAt: server.clock.now().toISOString() };
  expect(await read('/account/counters')).toEqual(leads);
  expect(await read('/messaging/api/v1/agency/counters/messages/')).toEqual({ messages: 0, ...leads });
});
