import { beforeAll, describe, expect, it } from 'vitest';
import { hasOptionalAdditions } from './testing/additions.ts';
import { sharedPair, type SharedPair } from './testing/pair.ts';

interface ChatPage {
  readonly totalCount: number;
  readonly nodes: readonly { id: string; uuid: string; unreadCount: number; isArchived: boolean }[];
  readonly counters: { inbox: number; unread: number; archived: number };
  readonly pageInfo: { hasNextPage: boolean; endCursor: string | null };
}
interface History {
  readonly edges: readonly { node: { uuid: string; createdAt: string } }[];
  readonly pageInfo: { hasPreviousPage: boolean; startCursor: string | null };
}

const CHATS = `query ($first: Int!, $after: String, $view: ChatView!, $query: String) {
  viewer { chats(first: $first, after: $after, view: $view, query: $query) {
    totalCount nodes { id uuid unreadCount isArchived } counters { inbox unread archived } pageInfo { hasNextPage endCursor } } } }`;
const HISTORY = `query ($id: ID!, $last: Int!, $before: String) { node(id: $id) { ... on Chat {
  messages(last: $last, before: $before) { edges { node { uuid createdAt } } pageInfo { hasPreviousPage startCursor } } } } }`;
const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) {
  messageEdge { node { id uuid sender status body { ... on TextBody { text } } } } chat { id lastMessage { sentByMe } } errors { code } } }`;
const BIG = 'owner-scale';

let pair: SharedPair;
beforeAll(async () => {
  pair = await sharedPair();
});

async function read(account: string, variables: Record<string, unknown> = {}): Promise<ChatPage> {
  const data = await pair.ask<{ viewer: { chats: ChatPage } }>(account, CHATS, {
    first: 20,
    view: 'INBOX',
    ...variables,
  });
  return data.viewer.chats;
}
async function firstChat(account: string): Promise<string> {
  return (await read(account)).nodes[0]?.id ?? '';
}

async function walkBack(account: string, id: string, sizes: readonly number[]): Promise<string[]> {
  const uuids: string[] = [];
  let before: string | null = null;
  for (let step = 0; step < 100; step += 1) {
    const last = sizes[step % sizes.length];
    const data: { node: { messages: History } } = await pair.ask(account, HISTORY, { id, last, before });
    const { edges, pageInfo } = data.node.messages;
    uuids.unshift(...edges.map(({ node }) => node.uuid));
    if (!pageInfo.hasPreviousPage) return uuids;
    before = pageInfo.startCursor;
  }
  throw new Error('The walk does not end.');
}

describe('the list', () => {
  it('pages through all chats of every view without repeats or gaps (GWY-02)', async () => {
    for (const view of ['INBOX', 'UNREAD', 'ARCHIVED']) {
      const uuids: string[] = [];
      let after: string | null = null;
      for (let step = 0; step < 50; step += 1) {
        const page: ChatPage = await read(BIG, { first: [20, 7, 50][step % 3], view, after });
        uuids.push(...page.nodes.map(({ uuid }) => uuid));
        if (!page.pageInfo.hasNextPage) {
          expect(uuids.length).toBe(page.totalCount);
          break;
        }
        after = page.pageInfo.endCursor;
      }
      expect(new Set(uuids).size).toBe(uuids.length);
    }
    const { counters } = await read(BIG);
    expect((await read(BIG, { view: 'UNREAD' })).totalCount).toBe(counters.unread);
    expect((await read(BIG, { view: 'ARCHIVED' })).totalCount).toBe(counters.archived);
  });

  it('opening a chat with its history marks it read; reading it without does not', async () => {
    const [unread] = (await read(BIG, { view: 'UNREAD' })).nodes;
    if (!unread) throw new Error('The demo account has no unread chat.');
    const look = 'query ($id: ID!) { viewer { chat(id: $id) { unreadCount } messenger { unreadMessages } } }';
    const before = await pair.ask<{ viewer: { chat: { unreadCount: number }; messenger: { unreadMessages: number } } }>(
      BIG,
      look,
      { id: unread.id },
    );
    expect(before.viewer.chat.unreadCount).toBe(unread.unreadCount);
    await pair.ask(BIG, HISTORY, { id: unread.id, last: 50, before: null });
    expect(await pair.ask(BIG, look, { id: unread.id })).toEqual({
      viewer: {
        chat: { unreadCount: 0 },
        messenger: { unreadMessages: before.viewer.messenger.unreadMessages - unread.unreadCount },
      },
    });
  });
});

describe('the history', () => {
  it('pages through the longest chat back to its first message without repeats or gaps', async () => {
    let longest: string[] = [];
    for (const { id } of (await read('owner-advanced', { first: 100 })).nodes.concat(
      (await read(BIG, { first: 100 })).nodes,
    )) {
      const account = (await pair.ask<{ node: unknown }>(BIG, 'query ($id: ID!) { node(id: $id) { id } }', { id })).node
        ? BIG
        : 'owner-advanced';
      const data = await pair.ask<{ node: { messages: History } }>(account, HISTORY, { id, last: 100, before: null });
      if (data.node.messages.edges.length < 100) continue;
      longest = await walkBack(account, id, [50]);
      expect(await walkBack(account, id, [100, 1, 37])).toEqual(longest);
      break;
    }
    expect(longest.length).toBeGreaterThan(400);
    expect(new Set(longest).size).toBe(longest.length);
  });
});

describe('writing', () => {
  it('sends once, however often the same key is used, and the message can be refetched by its id', async () => {
    const chatId = await firstChat('owner-start');
    const input = { chatId, text: '  Good morning  ', idempotencyKey: 'one' };
    const first = await pair.ask<{ sendMessage: { messageEdge: { node: { id: string } } } }>('owner-start', SEND, {
      input,
    });
    expect(first.sendMessage).toMatchObject({
      messageEdge: { node: { sender: 'AGENCY', status: 'SENT', body: { text: 'Good morning' } } },
      chat: { id: chatId, lastMessage: { sentByMe: true } },
      errors: [],
    });
    const again = await pair.ask<typeof first>('owner-start', SEND, { input });
    const { id } = first.sendMessage.messageEdge.node;
    expect(again.sendMessage.messageEdge.node.id === id).toBe(hasOptionalAdditions);
    const node = 'query ($id: ID!) { node(id: $id) { id ... on Message { body { __typename } } } }';
    expect(await pair.ask('owner-start', node, { id })).toEqual({ node: { id, body: { __typename: 'TextBody' } } });
    expect(await pair.ask(BIG, node, { id })).toEqual({ node: null });

    const remove =
      'mutation ($id: ID!) { deleteMessage(input: { messageId: $id }) { deletedMessageId message { id body { __typename } } errors { code } } }';
    expect(await pair.ask(BIG, remove, { id })).toMatchObject({
      deleteMessage: { deletedMessageId: null, errors: [{ code: 'MESSAGE_NOT_FOUND' }] },
    });
    expect(await pair.ask('owner-start', remove, { id })).toEqual({
      deleteMessage: { deletedMessageId: id, message: { id, body: { __typename: 'DeletedBody' } }, errors: [] },
    });
  });

  it('is refused in a closed chat, for a blocked lead, and in another account’s chat', async () => {
    const { nodes } = await read('owner-start');
    const [closed, blocked] = nodes;
    await pair.upstream.control('POST', `/chats/${closed?.uuid}/close`);
    await pair.upstream.control('POST', `/chats/${blocked?.uuid}/block`);
    for (const [id, code] of [
      [closed?.id, 'CHAT_CLOSED'],
      [blocked?.id, 'LEAD_BLOCKED'],
      [await firstChat(BIG), 'CHAT_NOT_FOUND'],
    ]) {
      const answer = await pair.ask('owner-start', SEND, { input: { chatId: id, text: 'x' } });
      expect(answer).toMatchObject({ sendMessage: { messageEdge: null, errors: [{ code }] } });
    }
    await pair.upstream.control('POST', `/chats/${closed?.uuid}/reopen`);
    await pair.upstream.control('POST', `/chats/${blocked?.uuid}/unblock`);
  });

  it('each action and its undo move the chat between the views (STA-19 to STA-22)', async () => {
    const account = 'owner-legacy';
    const id = await firstChat(account);
    const before = (await read(account)).counters;
    const act = (name: string) =>
      pair.ask<Record<string, { chat: { isArchived: boolean } | null; errors: unknown[] }>>(
        account,
        `mutation ($id: ID!) { result: ${name}(input: { chatId: $id }) { chat { isArchived } errors { code } } }`,
        { id },
      );
    expect((await act('archiveChat'))['result']).toEqual({ chat: { isArchived: true }, errors: [] });
    expect((await read(account)).counters).toMatchObject({ inbox: before.inbox - 1, archived: before.archived + 1 });
    expect((await act('unarchiveChat'))['result']).toEqual({ chat: { isArchived: false }, errors: [] });
    expect((await read(account)).counters).toEqual(before);
    expect((await act('deleteChat'))['result']?.errors).toEqual([]);
    expect((await read(account)).counters.inbox).toBe(before.inbox - 1);
    expect(await pair.ask(account, 'query ($id: ID!) { viewer { chat(id: $id) { id } } }', { id })).toEqual({
      viewer: { chat: null },
    });
    expect((await act('restoreChat'))['result']?.errors).toEqual([]);
    expect((await read(account)).counters).toEqual(before);
  });
});
