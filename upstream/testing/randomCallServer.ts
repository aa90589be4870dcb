import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { hashToken, newAccessToken, newSessionToken } from '../auth/credential.ts';
import { passwordCost } from '../auth/password.ts';
import { clearFaults } from '../contract/faults.ts';
import type { TokenScope } from '../../domain/tokenScopes.ts';
import { DAY, SECOND } from '../db/clock.ts';
import { demoAccountId, demoEmail } from '../db/demo/accounts.ts';
import { seedDemoData } from '../db/demo/seed.ts';
import type { MessagesTable } from '../db/tables/chats.ts';
import { startTestServer, TEST_NOW, type TestAnswer, type TestServer } from '../http/testing/testServer.ts';
import { contractCalls } from './contractCalls.ts';
import type { Caller, RandomCall, RandomCallOptions } from './randomCalls.ts';

export interface RandomCallServer extends RandomCallOptions {
  readonly server: TestServer;
  /** Makes the call one second after the previous one, and undoes effects that would make all later calls pointless. */
  make(call: RandomCall): Promise<TestAnswer>;
}

const ACCOUNTS: Partial<Record<Caller, string>> = {
  paid: 'owner-scale',
  free: 'free',
  withoutTariff: 'pro',
  recipient: 'recipient',
  readToken: 'owner-scale',
  writeToken: 'owner-scale',
};
const SCOPES: Partial<Record<Caller, readonly TokenScope[]>> = {
  readToken: ['read'],
  writeToken: ['write', 'messages'],
};
const MESSAGING_PATH = '/messaging/api/v1';

/** Starts a server with the demo data for calls of `randomCall`; it is closed after the file. */
export async function startRandomCallServer(): Promise<RandomCallServer> {
  const server = await startTestServer();
  await seedDemoData(server.db, server.clock, { agencies: 10, filesFolder: null, passwordCost: passwordCost(4) });
  const credentials = new Map<Caller, { token: string; csrf: string }>();
  let made = 0;

  return {
    server,
    calls: await contractCalls(),
    messagingPath: MESSAGING_PATH,
    ...(await existingValues(server)),
    async make(random) {
      made += 1;
      // Set absolutely, because the previous call may have moved the clock.
      server.clock.set(new Date(TEST_NOW.getTime() + made * SECOND));
      const answer = await send(server, credentials, random);
      if (isFault(answer)) await server.call('DELETE', clearFaults.path);
      // A call has ended the session or invalidated its CSRF token, or one of them has expired.
      if (answer.status === 401 && random.csrf === 'right') credentials.delete(random.caller);
      return answer;
    },
  };
}

/** Whether a call added a fault. Judged by the response, because methods are random too. */
function isFault({ status, body }: TestAnswer): boolean {
  return status === 201 && typeof body === 'object' && body !== null && 'fault' in body;
}

async function send(
  server: TestServer,
  credentials: Map<Caller, { token: string; csrf: string }>,
  { method, url, caller, csrf, headers, body }: RandomCall,
): Promise<TestAnswer> {
  const known = credentials.get(caller) ?? (await signIn(server, caller));
  if (known !== null) credentials.set(caller, known);
  const token = known?.token ?? (caller === 'stranger' ? newSessionToken() : undefined);
  return await server.call(method, url, {
    ...(token === undefined ? {} : { token }),
    csrf: csrf === 'right' ? (known?.csrf ?? null) : csrf === 'wrong' ? 'abc.def' : null,
    ...(body === undefined ? {} : { body }),
    headers,
  });
}

async function signIn(server: TestServer, caller: Caller): Promise<{ token: string; csrf: string } | null> {
  const account = ACCOUNTS[caller];
  if (account === undefined) return null;
  const [at, until] = [server.clock.now(), new Date(server.clock.now().getTime() + DAY)];
  const owner = { account_id: demoAccountId(account), created_at: at, expires_at: until };
  const scopes = SCOPES[caller];
  const { token, prefix } = scopes === undefined ? { token: newSessionToken(), prefix: '' } : newAccessToken();
  if (scopes === undefined) {
    await server.db
      .insertInto('sessions')
      .values({ ...owner, token_hash: hashToken(token) })
      .execute();
  } else {
    const row = { ...owner, id: randomUUID(), token_hash: hashToken(token), name: caller, prefix };
    await server.db
      .insertInto('access_tokens')
      .values({ ...row, scopes: JSON.stringify(scopes) })
      .execute();
  }
  return { token, csrf: await server.csrf(token) };
}

/**
 * A few existing values of each kind, so that calls often share them. Those of the most frequent account come first.
 */
async function existingValues({ db }: TestServer): Promise<Pick<RandomCallOptions, 'uuids' | 'emails' | 'inPath'>> {
  const account = demoAccountId('owner-scale');
  const leads = await db
    .selectFrom('leads')
    .select(['id', 'slug', 'status'])
    .where('account_id', '=', account)
    .orderBy('received_at', 'desc')
    .execute();
  const some = (['active', 'accepted', 'declined'] as const).flatMap((status) =>
    leads.filter((lead) => lead.status === status).slice(0, 10),
  );
  const chats = await db
    .selectFrom('chats')
    .select('id')
    .where('account_id', '=', account)
    .orderBy('last_activity_at', 'desc')
    .limit(8)
    .execute();
  const messages = await db
    .selectFrom('messages')
    .select('id')
    .where('chat_id', 'in', ids(chats))
    .orderBy('created_at', 'desc')
    .limit(30)
    .execute();
  const deals = await db
    .selectFrom('messages')
    .select('params')
    .where('system_key', '=', 'agency-deal')
    .orderBy('id')
    .limit(12)
    .execute();
  const reviews = await db
    .selectFrom('agency_reviews')
    .select('id')
    .orderBy('status')
    .orderBy('id')
    .limit(12)
    .execute();
  const agencies = await db
    .selectFrom('agencies')
    .select('alias')
    .where('alias', 'is not', null)
    .orderBy('id')
    .limit(12)
    .execute();
  const stories = await db.selectFrom('agency_stories').select('id').orderBy('id').limit(4).execute();
  const emails = ['limit', 'trial', 'new', 'business'].map(demoEmail);
  return {
    uuids: [...ids(chats), ...ids(some).slice(0, 8)],
    emails,
    inPath: {
      leads: [...ids(some), ...some.map(({ slug }) => slug)],
      chats: ids(chats),
      messages: ids(messages),
      deals: deals.flatMap(dealUuid),
      reviews: ids(reviews),
      review: ids(reviews),
      agencies: agencies.flatMap(({ alias }) => alias ?? []),
      stories: ids(stories),
      accounts: emails,
      faults: ['1'],
      catalogue: ['service', 'industry', 'tool'],
      ':kind': ['101', '1'],
    },
  };
}

function ids(rows: readonly { readonly id: string | number }[]): string[] {
  return rows.map(({ id }) => String(id));
}

function dealUuid({ params }: Pick<Selectable<MessagesTable>, 'params'>): string[] {
  return params?.['dealUuid'] === undefined ? [] : [params['dealUuid']];
}
