import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventsCursor } from '../relay/eventsCursor.ts';
import { toGlobalId } from '../relay/ids.ts';
import { Refusal, startPortal } from '../relay/testing/portal.ts';
import { at, BASE, chatUuid, leadUuid, wireChat, wireChatPage, wireMessage, wireMessagePage } from './testing/wire.ts';

const LIST = `GET ${BASE}/chats/?pageNumber=1&pageSize=20&status=inbox`;
const ONE = `GET ${BASE}/chats/${chatUuid(1)}`;
const MESSAGES = `${ONE}/messages/?limit=50`;
const LAST_READ = `${ONE}/messages/last-read/`;
const id = toGlobalId('Chat', chatUuid(1));

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

describe('the list', () => {
  test('one call returns chats, counters and leads (ENT-49, ENT-50, CON-02)', async () => {
    portal.answer({ [LIST]: wireChatPage([wireChat(1), wireChat(2, { lastMessage: null })], 2) });
    const { data, calls, errors } = await portal.run(`{ viewer { chats {
      totalCount pages counters { inbox unread archived } pageInfo { hasNextPage }
      edges { node { id uuid unreadCount isClosed isArchived createdAt eventsCursor
        lastMessage { createdAt status sentByMe sender body { __typename ... on TextBody { text } } }
        lead { leadId uuid name company domain country language isBlocked } fullLead { id uuid } } }
    } } }`);
    expect(errors).toEqual([]);
    expect(calls.length).toBe(1);
    expect(data).toMatchObject({
      viewer: {
        chats: {
          totalCount: 2,
          pages: 1,
          counters: { inbox: 9, unread: 4, archived: 1 },
          pageInfo: { hasNextPage: false },
          edges: [
            {
              node: {
                id,
                uuid: chatUuid(1),
                unreadCount: 2,
                isClosed: false,
                eventsCursor: eventsCursor(at(5)),
                lastMessage: {
                  createdAt: at(5),
                  status: 'READ',
                  sentByMe: true,
                  sender: 'AGENCY',
                  body: { __typename: 'TextBody', text: 'hello' },
                },
                lead: { leadId: toGlobalId('Lead', leadUuid(1)), uuid: leadUuid(1), name: 'Ada', isBlocked: false },
                fullLead: { id: toGlobalId('Lead', leadUuid(1)), uuid: leadUuid(1) },
              },
            },
            { node: { lastMessage: null, eventsCursor: eventsCursor(at(0)) } },
          ],
        },
      },
    });
  });

  test('a page by its number, with the pages to link to', async () => {
    portal.answer({
      [`GET ${BASE}/chats/?pageNumber=2&pageSize=5&status=inbox`]: wireChatPage([], 12),
    });
    const { data, calls } = await portal.run(
      '{ viewer { chats(first: 5, page: 2) { page pages pageCursors { around { page isCurrent } } } } }',
    );
    expect(calls.length).toBe(1);
    expect(data).toEqual({
      viewer: {
        chats: {
          page: 2,
          pages: 3,
          pageCursors: {
            around: [1, 2, 3].map((page) => ({ page, isCurrent: page === 2 })),
          },
        },
      },
    });
  });

  test('view and search are sent in the upstream’s terms', async () => {
    const page = { ...wireChatPage([], 0), cursors: [], start: 0 };
    portal.answer({ [`GET ${BASE}/chats/?pageNumber=1&pageSize=5&query=ada+b&status=archived`]: page });
    const text = '{ viewer { chats(first: 5, view: ARCHIVED, query: " ada b ") { totalCount isSearchable } } }';
    expect((await portal.run(text)).data).toEqual({ viewer: { chats: { totalCount: 0, isSearchable: true } } });
  });

  test('a search text over 100 characters is refused', async () => {
    portal.answer({});
    const text = 'query ($query: String) { viewer { chats(query: $query) { totalCount } } }';
    const { errors, calls } = await portal.run(text, { query: 'x'.repeat(101) });
    expect({ errors, calls }).toEqual({ errors: ['viewer.chats: BAD_USER_INPUT'], calls: [] });
  });

  test('continues after a cursor even if the last chat has jumped to the top', async () => {
    const chats = Array.from({ length: 45 }, (_, index) => wireChat(index + 1));
    portal.answer({ [LIST]: wireChatPage(chats.slice(0, 20), 45) });
    const first = await portal.run('{ viewer { chats { pageInfo { endCursor } } } }');
    const after = (first.data as { viewer: { chats: { pageInfo: { endCursor: string } } } }).viewer.chats.pageInfo
      .endCursor;
    const moved = [wireChat(20), ...chats.toSpliced(19, 1)];
    portal.answer({ [`GET ${BASE}/chats/?pageNumber=1&pageSize=45&status=inbox`]: wireChatPage(moved, 45) });
    const { data } = await portal.run('query ($after: String) { viewer { chats(after: $after) { nodes { uuid } } } }', {
      after,
    });
    expect(data).toEqual({ viewer: { chats: { nodes: chats.slice(20, 40).map(({ uuid }) => ({ uuid })) } } });
  });

  test.each([
    ['null chats', { ...wireChatPage([], 0), chats: null }],
    ['a chat without lead', { ...wireChatPage([], 0), chats: [{ ...wireChat(1), lead: null }] }],
    ['no counters', { ...wireChatPage([], 0), counters: undefined }],
  ])('%s is UPSTREAM_ERROR', async (_name, body) => {
    portal.answer({ [LIST]: body });
    const { data, errors } = await portal.run('{ viewer { chats { nodes { lead { name } } } } }');
    expect({ data, errors }).toEqual({ data: { viewer: { chats: null } }, errors: ['viewer.chats: UPSTREAM_ERROR'] });
  });

  test('without a subscription', async () => {
    portal.answer({ [LIST]: new Refusal(403, 'SUBSCRIPTION_REQUIRED') });
    expect((await portal.run('{ viewer { chats { totalCount } } }')).errors).toEqual([
      'viewer.chats: SUBSCRIPTION_REQUIRED',
    ]);
  });
});

const THREAD = `query ($id: ID!) { viewer { chat(id: $id) {
  id unreadCount leadReadAt eventsCursor
  messages(last: 50) { firstPreviouslyUnreadAt firstMessageAt lastMessageAt pageInfo { hasPreviousPage hasNextPage } edges { node { uuid } } }
} } }`;

describe('one chat', () => {
  test('opened with its history: two concurrent calls, with the log position from the read of messages', async () => {
    portal.answerInOneWave(
      {
        [MESSAGES]: wireMessagePage([wireMessage(1), wireMessage(2)], { firstPreviouslyUnread: at(2) }),
        [LAST_READ]: { timestamp: at(1) },
      },
      2,
    );
    const { data, calls, errors } = await portal.run(THREAD, { id });
    expect(errors).toEqual([]);
    expect(calls.map(({ call }) => call).toSorted()).toEqual([MESSAGES, LAST_READ].toSorted());
    expect(data).toMatchObject({
      viewer: {
        chat: {
          id,
          unreadCount: 0,
          leadReadAt: at(1),
          eventsCursor: eventsCursor(at(30)),
          messages: {
            firstPreviouslyUnreadAt: at(2),
            firstMessageAt: at(0),
            lastMessageAt: at(2),
            pageInfo: { hasPreviousPage: false, hasNextPage: false },
            edges: [{ node: {} }, { node: {} }],
          },
        },
      },
    });
  });

  test('is not marked read without its history', async () => {
    portal.answer({ [ONE]: { chat: wireChat(1) } });
    const { data, calls } = await portal.run(
      'query ($uuid: String!) { viewer { chat(uuid: $uuid) { unreadCount eventsCursor } } }',
      { uuid: chatUuid(1) },
    );
    expect(calls).toEqual([{ call: ONE }]);
    expect(data).toEqual({ viewer: { chat: { unreadCount: 2, eventsCursor: eventsCursor(at(5)) } } });
  });

  test('older messages are read with `before`, so nothing is marked read', async () => {
    portal.answer({ [MESSAGES]: wireMessagePage([wireMessage(3)]) });
    const first = await portal.run(
      'query ($id: ID!) { node(id: $id) { ... on Chat { messages { pageInfo { startCursor } } } } }',
      { id },
    );
    const { startCursor } = (first.data as { node: { messages: { pageInfo: { startCursor: string } } } }).node.messages
      .pageInfo;
    const before = encodeURIComponent('2026-11-21T10:03:00.001Z');
    portal.answer({
      [`${ONE}/messages/?before=${before}&limit=11`]: wireMessagePage([wireMessage(2), wireMessage(3)]),
    });
    const text = `query ($id: ID!, $before: String) { node(id: $id) { ... on Chat { messages(last: 10, before: $before) {
      pageInfo { hasNextPage } nodes { createdAt } } } } }`;
    const { data, calls } = await portal.run(text, { id, before: startCursor });
    expect(calls.length).toBe(1);
    expect(data).toEqual({ node: { messages: { pageInfo: { hasNextPage: true }, nodes: [{ createdAt: at(2) }] } } });
  });

  test.each(['before: "x"', 'last: 101'])('only messages fail if their arguments are invalid: %s', async (args) => {
    portal.answer({ [ONE]: { chat: wireChat(1) } });
    const text = `query ($id: ID!) { viewer { chat(id: $id) { unreadCount messages(${args}) { nodes { id } } } } }`;
    const { data, errors } = await portal.run(text, { id });
    expect(errors).toEqual(['viewer.chat.messages: BAD_USER_INPUT']);
    expect(data).toEqual({ viewer: { chat: { unreadCount: 2, messages: null } } });
  });

  test('a failed read of the read mark does not affect the rest', async () => {
    portal.answer({ [MESSAGES]: wireMessagePage([wireMessage(1)]), [LAST_READ]: new Refusal(500, 'INTERNAL') });
    const { data, errors } = await portal.run(THREAD, { id });
    expect(errors).toEqual(['viewer.chat.leadReadAt: UPSTREAM_ERROR']);
    expect(data).toMatchObject({ viewer: { chat: { id, leadReadAt: null } } });
  });

  test.each([chatUuid(2), toGlobalId('Chat', chatUuid(2)), toGlobalId('Lead', chatUuid(1)), 'nonsense'])(
    'another account’s chat and invalid ids are null: %s',
    async (other) => {
      portal.answer({});
      expect(await portal.run(THREAD, { id: other })).toMatchObject({ data: { viewer: { chat: null } }, errors: [] });
      const node = await portal.run('query ($id: ID!) { node(id: $id) { id } }', {
        id: toGlobalId('Chat', chatUuid(2)),
      });
      expect(node).toMatchObject({ data: { node: null }, errors: [] });
    },
  );

  test('its full lead is a separate call, made only if selected', async () => {
    portal.answer({ [ONE]: { chat: wireChat(1) } });
    const text = (fields: string) => `query ($id: ID!) { viewer { chat(id: $id) { fullLead { ${fields} } } } }`;
    expect((await portal.run(text('id uuid'), { id })).calls).toEqual([{ call: ONE }]);
    const { data, calls } = await portal.run(text('title'), { id });
    expect(calls).toEqual([{ call: ONE }, { call: `GET /account/leads/${leadUuid(1)}` }]);
    expect(data).toEqual({ viewer: { chat: { fullLead: null } } });
  });

  test.each([
    { ...wireMessagePage([]), messages: null },
    { ...wireMessagePage([]), messages: [{ ...wireMessage(1), body: { picture: 'x' } }] },
    { ...wireMessagePage([]), serverTs: 5 },
    { ...wireMessagePage([]), chat: null },
  ])('an invalid history is UPSTREAM_ERROR', async (body) => {
    portal.answer({ [MESSAGES]: body });
    const { data, errors } = await portal.run(
      'query ($id: ID!) { viewer { chat(id: $id) { messages { nodes { uuid } } } } }',
      { id },
    );
    expect({ data, errors }).toEqual({ data: { viewer: { chat: null } }, errors: ['viewer.chat: UPSTREAM_ERROR'] });
  });
});
