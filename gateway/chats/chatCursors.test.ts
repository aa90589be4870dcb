import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectionOverPages } from '../relay/connection.ts';
import { writeCursor } from '../relay/pageCursor.ts';
import { startPortal } from '../relay/testing/portal.ts';
import { UpstreamError } from '../rest/errors.ts';
import { BASE, chatUuid, wireChat, wireChatPage } from './testing/wire.ts';

const LIST = `GET ${BASE}/chats/?pageNumber=1&pageSize=2&status=inbox`;
const TEXT = `query ($after: String) { viewer { chats(first: 2, after: $after) {
  page pageInfo { hasNextPage endCursor } nodes { uuid } } } }`;

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

test('if the upstream has cursors, the page after a cursor takes one call and knows its number', async () => {
  portal.answer({
    [LIST]: { ...wireChatPage([wireChat(1), wireChat(2)], 3), cursors: ['a.1', 'a.2'], start: 0 },
    [LIST.replace('?', '?after=a.2&')]: { ...wireChatPage([wireChat(3)], 3), cursors: ['a.3'], start: 2 },
  });
  const first = await portal.run(TEXT);
  const { viewer } = first.data as { viewer: { chats: { pageInfo: { endCursor: string } } } };
  const { data, calls } = await portal.run(TEXT, { after: viewer.chats.pageInfo.endCursor });
  expect(calls.length).toBe(1);
  expect(data).toMatchObject({
    viewer: { chats: { page: 2, pageInfo: { hasNextPage: false }, nodes: [{ uuid: chatUuid(3) }] } },
  });
});

test('an upstream without cursors, which would ignore a search, is an error of the client', async () => {
  const page = wireChatPage([wireChat(1)], 1);
  portal.answer({ [LIST]: page, [LIST.replace('&status', '&query=ada&status')]: page });
  const plain = await portal.run('{ viewer { chats(first: 2) { isSearchable } } }');
  expect(plain.data).toEqual({ viewer: { chats: { isSearchable: false } } });
  const searched = await portal.run('{ viewer { chats(first: 2, query: "ada") { totalCount } } }');
  expect(searched.errors).toEqual(['viewer.chats: BAD_USER_INPUT']);
});

test('a cursor that the upstream refuses, such as one of another list, is an error of the client', async () => {
  const after = writeCursor('chats', { offset: 1, anchors: [], after: 'received.0.x.a lead' });
  const refusal = new UpstreamError({ kind: 'status', status: 422, fields: [{ path: 'after', code: 'unknown' }] });
  const page = (error: UpstreamError) => {
    const list = { name: 'chats', read: () => Promise.reject(error), keyOf: String, toNode: String } as const;
    return connectionOverPages({ first: 2, after }, list);
  };
  const message = 'after is not a cursor of this list.';
  await expect(page(refusal)).rejects.toMatchObject({ code: 'BAD_USER_INPUT', message });
  const other = new UpstreamError({ kind: 'status', status: 422, fields: [{ path: 'query', code: 'unknown' }] });
  await expect(page(other)).rejects.toBe(other);
});
