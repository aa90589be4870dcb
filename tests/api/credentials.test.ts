import { beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../gateway/relay/ids.ts';
import { codesOf } from '../harness/gateway.ts';
import type { Answer, Gateway } from '../harness/gateway.ts';
import type { SharedUpstream } from '../harness/sharedUpstream.ts';
import { openSocket, within } from '../live/testing/liveSocket.ts';
import { newToken } from './testing/newToken.ts';
import { sharedPair } from './testing/pair.ts';

const ME = 'owner-start';
const OTHER = 'owner-scale';

let upstream: SharedUpstream;
let gateway: Gateway;
beforeAll(async () => {
  ({ upstream, gateway } = await sharedPair());
}, 120_000);

async function callsOf(): Promise<string[]> {
  return (await upstream.requests()).map(({ method, path, status }) => `${method} ${path} ${status}`);
}

const IDS = `{ viewer { id account { id } messenger { id } leads(first: 1) { nodes { id uuid slug } }
  chats(first: 1) { nodes { id uuid messages(last: 1) { nodes { id } } } } } }`;
const LOCALE = 'mutation { setLocale(input: { locale: EN }) { account { locale } errors { code } } }';

describe("another account's ids (ACC-17, GWY-04)", () => {
  test('are refused in reads and writes, and reveal nothing', { timeout: 40_000 }, async () => {
    const [mine, theirs] = [await newToken(upstream, ME), await newToken(upstream, OTHER)];
    const { data } = await gateway.run(theirs, IDS);
    const listed = await gateway.run(await upstream.signIn(OTHER), '{ viewer { accessTokens { id } } }');
    const ids = [...new Set(JSON.stringify([data, listed.data]).match(/"(?:id|uuid|slug)":"[^"]+"/g))].map(
      (pair) => pair.split('"')[3] ?? '',
    );
    expect(ids.length).toBeGreaterThanOrEqual(9);
    const session = await upstream.signIn(ME);
    await upstream.markRequests();
    for (const id of ids) {
      const read = await gateway.run(
        session,
        'query ($id: ID!) { node(id: $id) { id } viewer { lead(id: $id) { id } chat(id: $id) { id } } }',
        { id },
      );
      expect(read).toMatchObject({ data: { node: null, viewer: { lead: null, chat: null } } });
      expect(codesOf(read)).toEqual([]);
      const write = await gateway.run(
        session,
        `mutation ($id: ID!) {
          acceptLead(input: { leadId: $id }) { lead { id } errors { code } }
          declineLead(input: { leadId: $id, reason: SPAM }) { lead { id } errors { code } }
          sendMessage(input: { chatId: $id, text: "x" }) { chat { id } errors { code } }
          deleteMessage(input: { messageId: $id }) { message { id } errors { code } }
          deleteChat(input: { chatId: $id }) { chat { id } errors { code } }
          revokeAccessToken(input: { id: $id }) { revokedAccessTokenId errors { code } }
        }`,
        { id },
      );
      expect(codesOf(write)).toEqual([]);
      for (const payload of Object.values(write.data ?? {}) as { errors: { code: string }[] }[])
        expect(payload.errors.map(({ code }) => code)).toEqual([expect.stringMatching(/_NOT_FOUND$/)]);
    }
    const executed = (await upstream.requests()).filter((entry) => entry.method !== 'GET' && entry.executed);
    expect(executed).toEqual([]);
    // The ids still work for their owner.
    expect((await gateway.run(theirs, IDS)).data).toMatchObject(data ?? {});
    expect(codesOf(await gateway.run(mine, IDS))).toEqual([]);
  });
});

describe('an expired credential (ERR-22, GWY-13)', () => {
  const signedIn = async (account: string): Promise<Record<string, string>> => {
    const origin = new URL(gateway.url).origin;
    const headers = { 'content-type': 'application/json', 'graphql-require-preflight': '1', origin };
    const answer = await fetch(gateway.graphqlUrl, {
      method: 'POST',
      headers,
      body: JSON.stringify({
        query: 'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } errors { code } } }',
        variables: { input: { email: `${account}@demo.example`, password: 'demo-password' } },
      }),
    });
    return {
      ...headers,
      cookie: answer.headers
        .getSetCookie()
        .map((set) => set.split(';')[0])
        .join('; '),
    };
  };

  test('a session: reads and writes return UNAUTHENTICATED, nothing is executed or retried forever', async () => {
    const headers = await signedIn('guru');
    const run = async (query: string): Promise<Answer> =>
      (await (
        await fetch(gateway.graphqlUrl, { method: 'POST', headers, body: JSON.stringify({ query }) })
      ).json()) as Answer;
    expect(codesOf(await run(LOCALE))).toEqual([]);
    await upstream.control('POST', '/accounts/guru@demo.example/expire-sessions');
    await upstream.markRequests();
    expect(codesOf(await run('{ viewer { account { timeZone } } }'))).toEqual(['UNAUTHENTICATED']);
    expect(codesOf(await run(LOCALE))).toEqual(['UNAUTHENTICATED']);
    // The write fetches a new CSRF token once (RST-02), which shows that the session has ended.
    expect(await callsOf()).toEqual(['GET /account/ 401', 'PUT /account/locale 401', 'GET /csrf 401']);
  });

  test('a token: HTTP returns UNAUTHENTICATED, a socket is closed', { timeout: 30_000 }, async () => {
    const session = await upstream.signIn('trial');
    const created = await gateway.run(
      session,
      'mutation { createAccessToken(input: { name: "x", expiresInDays: 1 }) { token accessToken { id } } }',
    );
    const { token, accessToken } = (
      created.data as { createAccessToken: { token: string; accessToken: { id: string } } }
    ).createAccessToken;
    const socket = openSocket(() => gateway.socketUrl, token);
    const events = socket.followMessenger();
    await within(15_000, 'the first state', () => events.length > 0);
    await gateway.run(session, 'mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) { errors { code } } }', {
      id: accessToken.id,
    });
    expect(codesOf(await gateway.run(token, '{ viewer { account { timeZone } } }'))).toEqual(['UNAUTHENTICATED']);
    expect(codesOf(await gateway.run(token, LOCALE))).toEqual(['UNAUTHENTICATED']);
    await within(12_000, 'the close', () => socket.closeCodes.includes(4401));
    await socket.close();
  });

  test('an expired CSRF token is replaced once, and the write is repeated once (RST-01, RST-02, RST-73)', async () => {
    // Only sessions need CSRF tokens.
    const token = await upstream.signIn('pro');
    await gateway.run(token, LOCALE);
    await upstream.control('POST', '/accounts/pro@demo.example/rotate-csrf');
    await upstream.markRequests();
    expect(codesOf(await gateway.run(token, LOCALE))).toEqual([]);
    expect(await callsOf()).toEqual(['PUT /account/locale 401', 'GET /csrf 200', 'PUT /account/locale 200']);
    const writes = await upstream.requests({ method: 'PUT' });
    expect(writes.map(({ csrf, executed }) => [csrf, executed])).toEqual([
      [true, false],
      [true, true],
    ]);
  });
});

test('a token allows what its scopes say', { timeout: 40_000 }, async () => {
  const CHAT = toGlobalId('Chat', crypto.randomUUID());
  const attempts = [
    '{ viewer { leads(first: 1) { totalCount } } }',
    LOCALE,
    `mutation { archiveChat(input: { chatId: "${CHAT}" }) { errors { code } } }`,
  ];
  const verdicts = async (...scopes: ('read' | 'write' | 'messages')[]): Promise<unknown[]> => {
    const token = await newToken(upstream, ME, scopes);
    const answers = [];
    for (const attempt of attempts) answers.push(codesOf(await gateway.run(token, attempt))[0] ?? 'done');
    return answers;
  };
  expect(await verdicts('read')).toEqual(['done', 'FORBIDDEN', 'FORBIDDEN']);
  expect(await verdicts('write')).toEqual(['FORBIDDEN', 'done', 'FORBIDDEN']);
  expect(await verdicts('messages')).toEqual(['FORBIDDEN', 'FORBIDDEN', 'done']);
  expect(await verdicts('read', 'write', 'messages')).toEqual(['done', 'done', 'done']);
});

test('a lead recipient without a subscription reads and answers leads, and has no chats (ACC-14)', async () => {
  const token = await newToken(upstream, 'recipient');
  const { uuid } = (await upstream.control('POST', '/accounts/recipient@demo.example/leads')) as { uuid: string };
  const id = toGlobalId('Lead', uuid);
  const read = await gateway.run(
    token,
    'query ($id: ID!) { viewer { account { user { roles } subscription { status } } lead(id: $id) { status } messenger { unreadMessages } chats { totalCount } } }',
    { id },
  );
  expect(read.data).toMatchObject({
    viewer: { account: { subscription: { status: 'FREE' } }, lead: { status: 'ACTIVE' }, messenger: null, chats: null },
  });
  expect(codesOf(read)).toEqual(['SUBSCRIPTION_REQUIRED']);
  const accepted = await gateway.run(
    token,
    'mutation ($id: ID!) { acceptLead(input: { leadId: $id }) { lead { status contactMethods { value } chat { unreadCount } } errors { code } } }',
    { id },
  );
  expect(codesOf(accepted)).toEqual([]);
  expect(accepted.data).toMatchObject({ acceptLead: { lead: { status: 'ACCEPTED', chat: null }, errors: [] } });
  // Without that role, a free account has access to neither.
  const free = await newToken(upstream, 'free');
  const refused = await gateway.run(free, 'query ($id: ID!) { viewer { leads { totalCount } lead(id: $id) { id } } }', {
    id,
  });
  expect(codesOf(refused)).toEqual(['SUBSCRIPTION_REQUIRED', 'SUBSCRIPTION_REQUIRED']);
});
