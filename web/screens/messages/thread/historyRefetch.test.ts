import { createOperationDescriptor, getRequest } from 'relay-runtime';
import type { GraphQLSingularResponse } from 'relay-runtime';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import threadQuery from '../../../relay/__generated__/ThreadPaneQuery.graphql.ts';
import olderQuery from '../../../relay/__generated__/useThreadHistoryPaginationQuery.graphql.ts';
import { handlerProvider, markGap } from '../../../relay/connectionHandler.ts';
import { createEnvironment } from '../../../relay/environment.ts';
import { historyConnectionId } from '../chats/connections.ts';
import { history, threadAnswer } from '../testing/answers.ts';

/** A chat in the store, whose messages are named by their minute. */
function setUp() {
  let next: object;
  const environment = createEnvironment({ fetch: () => next as GraphQLSingularResponse, handlerProvider });
  const run = async (query: typeof threadQuery, variables: object, answer: object) => {
    next = answer;
    const operation = createOperationDescriptor(getRequest(query), variables);
    environment.retain(operation);
    await environment.execute({ operation }).toPromise();
  };
  return {
    fetchNewest: (...minutes: number[]) =>
      run(threadQuery, { chatUuid: 'a' }, threadAnswer('a', { messages: messagesOf(minutes), hasOlder: true })),
    loadOlder: (before: string, ...minutes: number[]) => {
      const chat = { __typename: 'Chat', id: 'chat-a', messages: history({ messages: messagesOf(minutes) }) };
      return run(olderQuery, { id: 'chat-a', last: 50, before }, { data: { node: chat } });
    },
    receive: (id: string) =>
      environment.commitUpdate((store) => {
        const connection = store.get(historyConnectionId('chat-a'));
        const edge = store.create(`edge of ${id}`, 'MessageEdge');
        edge.setLinkedRecord(store.create(id, 'Message'), 'node');
        connection?.setLinkedRecords([...(connection.getLinkedRecords('edges') ?? []), edge], 'edges');
      }),
    markGap: () => environment.commitUpdate((store) => markGap(store, historyConnectionId('chat-a'))),
    held: () => {
      let held: { ids?: readonly (string | undefined)[] | undefined } & Record<string, unknown> = {};
      environment.commitUpdate((store) => {
        const connection = store.get(historyConnectionId('chat-a'));
        const pageInfo = connection?.getLinkedRecord('pageInfo');
        const startCursor: unknown = pageInfo?.getValue('startCursor');
        const hasPreviousPage: unknown = pageInfo?.getValue('hasPreviousPage');
        held = {
          ids: connection?.getLinkedRecords('edges')?.map((edge) => edge?.getLinkedRecord('node')?.getDataID()),
          startCursor,
          hasPreviousPage,
        };
      });
      return held;
    },
  };
}

function messagesOf(minutes: readonly number[]) {
  return minutes.map((minute) => ({ id: `m${minute}`, minute }));
}

it('keeps older pages and messages that arrived while the newest were refetched (STA-67)', async () => {
  const { fetchNewest, loadOlder, receive, held } = setUp();
  await fetchNewest(3, 4);
  await loadOlder('before m3', 1, 2);
  receive('m5');
  await fetchNewest(3, 4);
  const start = { startCursor: 'before m1', hasPreviousPage: false };
  expect(held()).toEqual({ ids: ['m1', 'm2', 'm3', 'm4', 'm5'], ...start });
  await fetchNewest(4, 5, 6);
  expect(held()).toEqual({ ids: ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'], ...start });
});

it('keeps the first message, if it arrived while the empty history was refetched', async () => {
  const { fetchNewest, receive, held } = setUp();
  await fetchNewest();
  receive('m1');
  await fetchNewest();
  expect(held()).toMatchObject({ ids: ['m1'] });
});

it('has each message once, even if one was received out of order', async () => {
  const { fetchNewest, receive, held } = setUp();
  await fetchNewest(3, 4);
  receive('m2');
  await fetchNewest(2, 3, 4);
  expect(held()).toEqual({ ids: ['m2', 'm3', 'm4'], startCursor: 'before m2', hasPreviousPage: true });
});

it('starts anew if the newest messages do not continue the loaded ones', async () => {
  const { fetchNewest, loadOlder, held } = setUp();
  await fetchNewest(3, 4);
  await loadOlder('before m3', 1, 2);
  await fetchNewest(90, 91);
  expect(held()).toEqual({ ids: ['m90', 'm91'], startCursor: 'before m90', hasPreviousPage: true });
});

it('leaves no gap, however many messages were missed and received before the refetch', async () => {
  const count = fc.integer({ min: 0, max: 5 });
  const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
  await fc.assert(
    fc.asyncProperty(count, count, count, count, async (loaded, missed, received, late) => {
      const { fetchNewest, receive, markGap: miss, held } = setUp();
      const page = 3;
      await fetchNewest(...range(1, 1 + loaded));
      if (missed > 0) miss();
      const end = 1 + loaded + missed + received;
      for (const minute of range(1 + loaded + missed, end)) receive(`m${minute}`);
      await fetchNewest(...range(Math.max(1, end - page), end));
      for (const minute of range(end, end + late)) receive(`m${minute}`);
      const minutes = (held().ids ?? []).map((id) => Number(id?.slice(1)));
      expect(minutes).toEqual(range(minutes[0] ?? end + late, end + late));
      expect(minutes.length).toBeGreaterThanOrEqual(Math.min(page, end - 1) + late);
    }),
    { numRuns: 300 },
  );
});
