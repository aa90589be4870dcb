import { beforeAll, describe, expect, test } from 'vitest';
import type { TokenScope } from '../../domain/tokenScopes.ts';
import { toGlobalId } from '../../gateway/relay/ids.ts';
import type { Answer, Gateway } from '../harness/gateway.ts';
import type { SharedUpstream } from '../harness/sharedUpstream.ts';
import { openChatsOf, openSocket, within } from '../live/testing/liveSocket.ts';
import { codeOf } from './testing/browser.ts';
import { newToken } from './testing/newToken.ts';
import { sharedPair } from './testing/pair.ts';

const ACCOUNT = 'owner-start';
const READS = {
  default: 'messages(last: 5) { edges { node { id } } }',
  marking: 'messages(last: 5, markAsRead: true) { edges { node { id } } }',
  quiet: 'messages(last: 5, markAsRead: false) { edges { node { id } } }',
} as const;
const ALL: readonly TokenScope[] = ['messages:write', 'leads:write', 'profile:write', 'reports:write'];

let upstream: SharedUpstream;
let gateway: Gateway;
let session: string;
let chat: string;
let id: string;
beforeAll(async () => {
  ({ upstream, gateway } = await sharedPair());
  session = await upstream.signIn(ACCOUNT);
  [chat = ''] = await openChatsOf(upstream.url, session);
  id = toGlobalId('Chat', chat);
}, 120_000);

function credentialOf(scopes: readonly TokenScope[] | 'session'): Promise<string> {
  return scopes === 'session' ? Promise.resolve(session) : newToken(upstream, ACCOUNT, scopes);
}

async function receive(): Promise<void> {
  await upstream.control('POST', `/chats/${chat}/messages`, { text: 'Is anybody there?' });
}

function read(credential: string, selection: string): Promise<Answer> {
  return gateway.run(credential, `query ($id: ID!) { viewer { chat(id: $id) { ${selection} } } }`, { id });
}

async function isUnread(): Promise<boolean> {
  const { data } = await read(session, 'unreadCount');
  return (data as { viewer: { chat: { unreadCount: number } } }).viewer.chat.unreadCount > 0;
}

describe('reading the messages of a chat (EXT-24)', () => {
  test.each<[string, readonly TokenScope[] | 'session', keyof typeof READS, 'marks' | 'leaves' | 'FORBIDDEN']>([
    ['a token that may only read', ['messages:read'], 'default', 'leaves'],
    ['a token that may only read', ['messages:read'], 'marking', 'FORBIDDEN'],
    ['a token of the deprecated READ', ['read'], 'default', 'leaves'],
    ['a token of the deprecated READ', ['read'], 'marking', 'FORBIDDEN'],
    ['a token that may write messages', ['messages:write'], 'default', 'leaves'],
    ['a token that may write messages', ['messages:write'], 'marking', 'marks'],
    ['a token of every area', ALL, 'default', 'leaves'],
    ['a session', 'session', 'default', 'marks'],
    ['a session', 'session', 'marking', 'marks'],
    ['a session', 'session', 'quiet', 'leaves'],
  ])('%s (%j), %s: %s', async (_who, scopes, how, expected) => {
    const credential = await credentialOf(scopes);
    await receive();
    expect(await isUnread()).toBe(true);
    expect(codeOf(await read(credential, READS[how]))).toBe(expected === 'FORBIDDEN' ? 'FORBIDDEN' : undefined);
    expect(await isUnread()).toBe(expected !== 'marks');
  });

  test('`node(id:)` follows the same rule', async () => {
    await receive();
    const query = `query ($id: ID!) { node(id: $id) { ... on Chat { ${READS.default} } } }`;
    await gateway.run(await newToken(upstream, ACCOUNT, ALL), query, { id });
    expect(await isUnread()).toBe(true);
    await gateway.run(session, query, { id });
    expect(await isUnread()).toBe(false);
  });

  test('the upstream marks nothing for a token that may only read, whatever the request says', async () => {
    await receive();
    const authorization = `Bearer ${await newToken(upstream, ACCOUNT, ['messages:read'])}`;
    const answer = await fetch(`${upstream.url}/messaging/api/v1/agency/chats/${chat}/messages/?markAsRead=true`, {
      headers: { authorization },
    });
    expect(answer.status).toBe(200);
    expect(await isUnread()).toBe(true);
  });

  test('a subscription of a token leaves the chat unread', async () => {
    const socket = openSocket(() => gateway.socketUrl, await newToken(upstream, ACCOUNT, ALL));
    const followed = socket.followChat(chat);
    await within(10_000, 'the first state', () => followed.events.length > 0);
    await receive();
    await within(10_000, 'the push', () => followed.texts.includes('Is anybody there?'));
    expect(await isUnread()).toBe(true);
    await socket.close();
  });
});
