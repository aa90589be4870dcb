import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type Gateway } from '../harness/gateway.ts';
import { sharedUpstream, type SharedUpstream } from '../harness/sharedUpstream.ts';
import { openSocket, within, type LiveSocket } from './testing/liveSocket.ts';

const OPERATIONS = 1_000;
const AT_ONCE = 16;

interface Account {
  readonly token: string;
  /** Uuids of its leads and chats, from the upstream. */
  readonly uuids: readonly string[];
}

let upstream: SharedUpstream;
let accounts: readonly [Account, Account];

function uuidsIn(text: string): string[] {
  return text.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [];
}

async function read(token: string, path: string): Promise<string> {
  return (await fetch(`${upstream.url}${path}`, { headers: { authorization: `Bearer ${token}` } })).text();
}

async function accountOf(name: string): Promise<Account> {
  const token = await upstream.signIn(name);
  const chats = await read(token, '/messaging/api/v1/agency/chats/?pageSize=100');
  const leads = await read(token, '/account/leads?pageSize=100');
  return { token, uuids: [...new Set([...uuidsIn(chats), ...uuidsIn(leads)])] };
}

beforeAll(async () => {
  upstream = await sharedUpstream();
  const [first, second] = await Promise.all([accountOf('owner-start'), accountOf('owner-legacy')]);
  // Ids that both accounts have, such as those of catalogue entries, do not count as foreign.
  accounts = [
    { ...first, uuids: first.uuids.filter((uuid) => !second.uuids.includes(uuid)) },
    { ...second, uuids: second.uuids.filter((uuid) => !first.uuids.includes(uuid)) },
  ];
});

/** Everything a client could read in a text, including in decoded opaque ids. */
function readable(text: string): string {
  return (
    text +
    (text.match(/[A-Za-z0-9_-]{20,}/g) ?? []).map((id) => Buffer.from(id, 'base64url').toString('latin1')).join(' ')
  );
}

const QUERIES = [
  '{ viewer { id leads(first: 10) { nodes { id uuid name } totalCount } } }',
  '{ viewer { chats(first: 20) { nodes { id uuid lead { uuid name } lastMessage { createdAt } } } } }',
  '{ viewer { account { user { email } counters { activeLeads } } messenger { unreadMessages counters { inbox } } } }',
  'query Chat($id: ID, $uuid: String) { viewer { chat(id: $id, uuid: $uuid) { uuid lead { uuid } messages(last: 5) { nodes { uuid } } eventsCursor } } }',
  'query Lead($id: ID, $uuid: String) { viewer { lead(id: $id, uuid: $uuid) { uuid name title } } }',
] as const;

function idsOf(uuid: string): string[] {
  return ['Chat', 'Lead'].map((type) => Buffer.from(`${type}:${uuid}`).toString('base64url'));
}

/**
 * Runs operations as two accounts concurrently, each requesting its own and the other's objects. Returns the foreign
 * uuids that either of them saw.
 */
async function playTwo(gateway: Gateway, operations: number): Promise<string[]> {
  const seen: string[] = [];
  const note = (other: Account, answer: unknown): void => {
    const text = readable(JSON.stringify(answer));
    seen.push(...other.uuids.filter((uuid) => text.includes(uuid)));
  };
  const sockets: LiveSocket[] = [];
  const followed: (() => void)[] = [];
  for (const [account, other] of [accounts, [accounts[1], accounts[0]]] as const) {
    const socket = openSocket(() => gateway.socketUrl, account.token);
    sockets.push(socket);
    const events = socket.followMessenger();
    const foreign = other.uuids.slice(0, 5).map((uuid) => socket.followChat(uuid));
    await within(10_000, 'the first state', () => events.length >= 2);
    await within(10_000, 'refusals', () => foreign.every((chat) => chat.isOver() || chat.events.length > 0));
    followed.push(() => note(other, [events, foreign.map((chat) => chat.events)]));
  }
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < operations) {
      const index = next++;
      const [account, other] = index % 2 === 0 ? accounts : [accounts[1], accounts[0]];
      const pool = index % 3 === 0 ? other.uuids : account.uuids;
      const uuid = pool[(index * 7) % pool.length] ?? '';
      const id = idsOf(uuid)[(index % 3) - 1];
      const query = QUERIES[index % QUERIES.length] ?? QUERIES[0];
      const answer = await gateway.run(account.token, query, query.includes('$id') ? (id ? { id } : { uuid }) : {});
      // Requested ids may appear in error messages, never in data.
      note(other, answer.data ?? null);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const noteEvents of followed) noteEvents();
  await Promise.all(sockets.map((socket) => socket.close()));
  return [...new Set(seen)];
}

async function withGateway(operations: number, env: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const gateway = await startGateway({ upstreamUrl: upstream.url, env: { RATE_LIMIT: '0', ...env } });
  try {
    return await playTwo(gateway, operations);
  } finally {
    await gateway.stop();
  }
}

describe('two accounts on one gateway', () => {
  it('see nothing of each other in 1,000 interleaved operations and their pushes', { timeout: 60_000 }, async () => {
    expect(accounts.map((account) => account.uuids.length > 10)).toEqual([true, true]);
    expect(await withGateway(OPERATIONS)).toEqual([]);
  });

  it('are proven separate: the test fails if topic keys lack the account', { timeout: 60_000 }, async () => {
    const seen = await withGateway(100, {
      NODE_OPTIONS: `--import=${fileURLToPath(new URL('testing/mutate.mjs', import.meta.url))}`,
      MUTANT_FILE: '/gateway/session/caller.ts',
      MUTANT_FIND: '`account:${caller.accountId}` as OwnerKey',
      MUTANT_PUT: '`account:${caller.kind}` as OwnerKey',
    });
    expect(seen.length).toBeGreaterThan(0);
  });
});
