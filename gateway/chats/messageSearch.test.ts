import { afterAll, beforeAll, expect, test } from 'vitest';
import { toBase64Url } from '../relay/base64url.ts';
import { toGlobalId } from '../relay/ids.ts';
import { startPortal } from '../relay/testing/portal.ts';
import { BASE, chatUuid, messageUuid, wireChat, wireMessage } from './testing/wire.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const SEARCH = `query ($chatId: ID, $after: String) { viewer {
  messageSearch(query: "text", first: 1, after: $after, chatId: $chatId) {
    chats { uuid } edges { cursor node { uuid } } pageInfo { hasNextPage }
  }
} }`;
const FOUND = { message: wireMessage(1), chat: wireChat(1) };

async function search(variables: { chatId?: string; after?: string }) {
  portal.answer({
    [`GET ${BASE}/messages/search?limit=1&query=text`]: { chats: [wireChat(1)], found: [FOUND], hasMore: true },
    [`GET ${BASE}/messages/search?chat=${chatUuid(1)}&limit=1&query=text`]: {
      chats: [],
      found: [FOUND],
      hasMore: false,
    },
    [`GET ${BASE}/messages/search?before=2026-11-21T10%3A01%3A00.000Z&beforeId=${messageUuid(1)}&limit=1&query=text`]: {
      chats: [],
      found: [],
      hasMore: false,
    },
  });
  const { data, errors, calls } = await portal.run(SEARCH, variables);
  const { messageSearch } = (data?.['viewer'] ?? {}) as { messageSearch?: { edges: { cursor: string }[] } };
  return { found: messageSearch, errors, calls };
}

test('is limited to one chat; one that does not exist has nothing (EXT-10)', async () => {
  const { found } = await search({ chatId: toGlobalId('Chat', chatUuid(1)) });
  expect(found).toMatchObject({ chats: [], edges: [{ node: { uuid: messageUuid(1) } }] });
  for (const chatId of ['', 'chat', toGlobalId('Lead', chatUuid(1))]) {
    const nothing = { chats: [], edges: [], pageInfo: { hasNextPage: false } };
    expect(await search({ chatId })).toEqual({ found: nothing, errors: [], calls: [] });
  }
});

test('continues after its cursors, and refuses any other text', async () => {
  const { found } = await search({});
  const cursor = found?.edges[0]?.cursor ?? '';
  expect(await search({ after: cursor })).toMatchObject({ found: { edges: [] }, errors: [] });
  const written = Buffer.from(cursor, 'base64url').toString();
  for (const after of ['', `${cursor}=`, toBase64Url(`${written}:more`), toBase64Url(written.replace('s1', 's2'))]) {
    expect(await search({ after })).toMatchObject({ errors: ['viewer.messageSearch: BAD_USER_INPUT'], calls: [] });
  }
});
