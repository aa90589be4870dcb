import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MESSAGE_TEXT_CASES } from '../../domain/testing/messageTextCases.ts';
import type { WireMessage } from '../../upstream/contract/chats.ts';
import { toGlobalId } from '../relay/ids.ts';
import { Refusal, startPortal } from '../relay/testing/portal.ts';
import { messageId } from './messages.map.ts';
import { at, BASE, chatUuid, messageUuid, wireChat, wireMessage, wireMessagePage } from './testing/wire.ts';

const CHAT = `${BASE}/chats/${chatUuid(1)}`;
const chatId = toGlobalId('Chat', chatUuid(1));
const csrf = { 'GET /csrf': { token: 't' } };

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

describe('the body of a message', () => {
  const BODIES = `{ viewer { chat(uuid: "${chatUuid(1)}") { messages { nodes { id uuid createdAt sender status language body {
    __typename ... on TextBody { text } ... on SystemBody { key status params { name value } } ... on DeletedBody { deletedAt }
  } } } } } }`;
  const bodyOf = async (changes: Partial<Record<keyof WireMessage, unknown>>) => {
    const messages = [{ ...wireMessage(1), ...changes }];
    portal.answer({ [`GET ${CHAT}/messages/?limit=50`]: { ...wireMessagePage([]), messages } });
    const answered = await portal.run(BODIES);
    expect(answered.errors).toEqual([]);
    const { viewer } = answered.data as { viewer: { chat: { messages: { nodes: Record<string, unknown>[] } } } };
    return { node: viewer.chat.messages.nodes[0], log: answered.log };
  };

  test('a text (ENT-51)', async () => {
    expect((await bodyOf({ body: { text: 'a\nb' }, status: 'sent', sender: 'agency' })).node).toEqual({
      id: messageId(chatUuid(1), messageUuid(1)),
      uuid: messageUuid(1),
      createdAt: at(1),
      sender: 'AGENCY',
      status: 'SENT',
      language: 'en',
      body: { __typename: 'TextBody', text: 'a\nb' },
    });
  });

  test.each([
    ['agency-brief', 'AGENCY_BRIEF'],
    ['agency-proposal', 'AGENCY_PROPOSAL'],
    ['agency-reject', 'AGENCY_REJECT'],
    ['agency-deal', 'AGENCY_DEAL'],
    ['agency-deal-lead-confirmed', 'AGENCY_DEAL_LEAD_CONFIRMED'],
    ['agency-deal-lead-denied', 'AGENCY_DEAL_LEAD_DENIED'],
    ['lead-contacts', 'LEAD_CONTACTS'],
    ['lead-blocked', 'LEAD_BLOCKED'],
  ] as const)('a card %s (STA-16, STA-17)', async (key, expected) => {
    const { node } = await bodyOf({
      sender: 'system',
      body: { key, status: 'pending', params: { website: 'x.example' } },
    });
    expect(node).toMatchObject({
      sender: 'SYSTEM',
      body: {
        __typename: 'SystemBody',
        key: expected,
        status: 'PENDING',
        params: [{ name: 'website', value: 'x.example' }],
      },
    });
  });

  test('phone numbers on a card are formatted for people (P-31)', async () => {
    const params = { phone: '+353850129165', whatsapp: 'none', website: '+353850129165' };
    const { node } = await bodyOf({ sender: 'system', body: { key: 'lead-contacts', status: null, params } });
    expect(node).toMatchObject({
      body: {
        params: [
          { name: 'phone', value: '+353 85 012 9165' },
          { name: 'whatsapp', value: 'none' },
          { name: 'website', value: '+353850129165' },
        ],
      },
    });
  });

  test('an unknown card has no key and is reported', async () => {
    const { node, log } = await bodyOf({ sender: 'system', body: { key: 'agency-party', status: null, params: {} } });
    expect(node).toMatchObject({ body: { __typename: 'SystemBody', key: null, status: null, params: [] } });
    expect(log).toMatchObject([{ field: 'SystemBody.key', value: 'agency-party' }]);
  });

  test('is a placeholder once deleted', async () => {
    expect((await bodyOf({ body: null, deletedAt: at(9) })).node).toMatchObject({
      body: { __typename: 'DeletedBody', deletedAt: at(9) },
    });
  });
});

describe('node(id:)', () => {
  const NODE = 'query ($id: ID!) { node(id: $id) { __typename id ... on Message { createdAt } } }';

  test('refetches a message; another account’s is null', async () => {
    portal.answer({ [`GET ${CHAT}/messages/${messageUuid(1)}/`]: { message: wireMessage(1) } });
    const id = messageId(chatUuid(1), messageUuid(1));
    expect((await portal.run(NODE, { id })).data).toEqual({ node: { __typename: 'Message', id, createdAt: at(1) } });
    expect((await portal.run(NODE, { id: messageId(chatUuid(2), messageUuid(1)) })).data).toEqual({ node: null });
  });

  test.each(['x', `${chatUuid(1)}`, `${chatUuid(1)}:..`, `${chatUuid(1)}:${messageUuid(1)}:x`])(
    'a wrong key makes no call: %s',
    async (key) => {
      portal.answer({});
      const { data, calls } = await portal.run(NODE, { id: toGlobalId('Message', key) });
      expect({ data, calls }).toEqual({ data: { node: null }, calls: [] });
    },
  );
});

describe('sendMessage', () => {
  const post = `POST ${CHAT}/messages/`;
  const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) {
    messageEdge { cursor node { id createdAt body { ... on TextBody { text } } } } chat { id uuid } errors { code path } } }`;

  test('makes one write with the trimmed text and the key, and pushes nothing before the response', async () => {
    portal.answer({ ...csrf, [post]: { message: wireMessage(7, { sender: 'agency', body: { text: 'hi' } }) } });
    const input = { chatId, text: '  hi\n', idempotencyKey: 'k-1' };
    const { data, calls, live } = await portal.run(SEND, { input });
    expect(calls).toEqual([{ call: post, body: { text: 'hi' }, idempotencyKey: 'k-1' }]);
    expect(live).toEqual([`hold ${chatUuid(1)}`, `release ${chatUuid(1)}`, `kick ${chatUuid(1)}`]);
    expect(data).toMatchObject({
      sendMessage: {
        messageEdge: { node: { id: messageId(chatUuid(1), messageUuid(7)), createdAt: at(7), body: { text: 'hi' } } },
        chat: { id: chatId, uuid: chatUuid(1) },
        errors: [],
      },
    });
  });

  test('the chat with its latest message is read after the write', async () => {
    portal.answer({
      ...csrf,
      [post]: { message: wireMessage(7, { sender: 'agency' }) },
      [`GET ${CHAT}`]: { chat: wireChat(1) },
    });
    const text = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { chat { lastMessage { createdAt } } } }`;
    const { data, calls } = await portal.run(text, { input: { chatUuid: chatUuid(1), text: 'hi' } });
    expect(calls).toEqual([{ call: post, body: { text: 'hi' } }, { call: `GET ${CHAT}` }]);
    expect(data).toEqual({ sendMessage: { chat: { lastMessage: { createdAt: at(5) } } } });
  });

  test.each([
    [{ chatId: 'nonsense', text: 'x' }, 'CHAT_NOT_FOUND', 'chatId'],
    [{ chatId: chatUuid(1), text: 'x' }, 'CHAT_NOT_FOUND', 'chatId'],
    [{ chatUuid: chatId, text: 'x' }, 'CHAT_NOT_FOUND', 'chatUuid'],
    [{ chatId, text: ' \n\u200b ' }, 'TEXT_REQUIRED', 'text'],
    [{ chatId, text: '😀'.repeat(5_001) }, 'TEXT_MAX_LENGTH', 'text'],
    [{ chatId, text: 'x', idempotencyKey: '' }, 'IDEMPOTENCY_KEY_FORMAT', 'idempotencyKey'],
    [{ chatId, text: 'x', idempotencyKey: 'k'.repeat(65) }, 'IDEMPOTENCY_KEY_FORMAT', 'idempotencyKey'],
    [{ chatId, text: 'x', idempotencyKey: 'a\r\nb: c' }, 'IDEMPOTENCY_KEY_FORMAT', 'idempotencyKey'],
  ])('an error found before any call: %#', async (input, code, field) => {
    portal.answer({});
    const { data, calls, live } = await portal.run(SEND, { input });
    expect(data).toMatchObject({ sendMessage: { messageEdge: null, errors: [{ code, path: [field] }] } });
    expect({ calls, live }).toEqual({ calls: [], live: [] });
  });

  test('5,000 characters are accepted, counted as users count them (VAL-45)', async () => {
    portal.answer({ ...csrf, [post]: { message: wireMessage(7) } });
    const { data, calls } = await portal.run(SEND, { input: { chatId, text: '😀'.repeat(5_000) } });
    expect(data).toMatchObject({ sendMessage: { errors: [] } });
    expect(calls.length).toBe(1);
  });

  const CODES = { textRequired: 'TEXT_REQUIRED', textMaxLength: 'TEXT_MAX_LENGTH' } as const;
  test.each(MESSAGE_TEXT_CASES)('the result is the same as in the form: $name (VAL-54)', async ({ raw, verdict }) => {
    portal.answer({ ...csrf, [post]: { message: wireMessage(7) } });
    const { data, calls } = await portal.run(SEND, { input: { chatId, text: raw } });
    const errors = verdict.ok ? [] : [{ code: CODES[verdict.code], path: ['text'] }];
    expect(data).toMatchObject({ sendMessage: { errors } });
    expect(calls).toEqual(verdict.ok ? [{ call: post, body: { text: verdict.text } }] : []);
  });

  test.each([
    [new Refusal(404, 'CHAT_NOT_FOUND'), 'CHAT_NOT_FOUND', null],
    [new Refusal(409, 'CHAT_CLOSED'), 'CHAT_CLOSED', { id: chatId, uuid: chatUuid(1) }],
    [new Refusal(409, 'LEAD_BLOCKED'), 'LEAD_BLOCKED', { id: chatId, uuid: chatUuid(1) }],
  ])('a refusal is a user error and releases the hold on the chat: $code', async (refusal, code, chat) => {
    portal.answer({ ...csrf, [post]: refusal });
    const { data, live } = await portal.run(SEND, { input: { chatId, text: 'x' } });
    expect(data).toMatchObject({ sendMessage: { messageEdge: null, chat, errors: [{ code, path: ['chatId'] }] } });
    expect(live).toEqual([`hold ${chatUuid(1)}`, `release ${chatUuid(1)}`, `kick ${chatUuid(1)}`]);
  });

  test('an outage is an error, does not repeat the write, and releases the hold on the chat', async () => {
    portal.answer({ ...csrf, [post]: new Refusal(503, 'DOWN') });
    const { errors, calls, live } = await portal.run(SEND, { input: { chatId, text: 'x' } });
    expect(errors).toEqual(['sendMessage: UPSTREAM_ERROR']);
    expect(calls.length).toBe(1);
    expect(live).toContain(`release ${chatUuid(1)}`);
  });

  test('visitors are refused', async () => {
    portal.answer({});
    const { errors } = await portal.run(SEND, { input: { chatId, text: 'x' } }, { isVisitor: true });
    expect(errors).toEqual(['sendMessage: UNAUTHENTICATED']);
  });
});

describe('deleteMessage', () => {
  const path = `${CHAT}/messages/${messageUuid(1)}/`;
  const messageKey = messageId(chatUuid(1), messageUuid(1));
  const DELETE = `mutation ($messageId: ID!) { deleteMessage(input: { messageId: $messageId }) {
    deletedMessageId message { id body { ... on DeletedBody { deletedAt } } } errors { code path } } }`;

  test('the write, then a read of the message', async () => {
    portal.answer({
      ...csrf,
      [`DELETE ${path}`]: {},
      [`GET ${path}`]: { message: wireMessage(1, { body: null, deletedAt: at(9) }) },
    });
    const { data, calls, live } = await portal.run(DELETE, { messageId: messageKey });
    expect(calls).toEqual([{ call: `DELETE ${path}` }, { call: `GET ${path}` }]);
    expect(live).toEqual([`kick ${chatUuid(1)}`]);
    expect(data).toEqual({
      deleteMessage: {
        deletedMessageId: messageKey,
        message: { id: messageKey, body: { deletedAt: at(9) } },
        errors: [],
      },
    });
  });

  test.each([
    [new Refusal(403, 'NOT_OWN_MESSAGE'), 'NOT_OWN_MESSAGE'],
    [new Refusal(404, 'MESSAGE_NOT_FOUND'), 'MESSAGE_NOT_FOUND'],
    [new Refusal(404, 'CHAT_NOT_FOUND'), 'MESSAGE_NOT_FOUND'],
  ])('%j is a user error', async (refusal, code) => {
    portal.answer({ ...csrf, [`DELETE ${path}`]: refusal });
    const { data, live } = await portal.run(DELETE, { messageId: messageKey });
    expect(data).toEqual({
      deleteMessage: { deletedMessageId: null, message: null, errors: [{ code, path: ['messageId'] }] },
    });
    expect(live).toEqual([]);
  });

  test('an invalid id is a user error', async () => {
    portal.answer({});
    const { data, calls } = await portal.run(DELETE, { messageId: chatId });
    expect(data).toMatchObject({ deleteMessage: { errors: [{ code: 'MESSAGE_NOT_FOUND' }] } });
    expect(calls).toEqual([]);
  });
});
