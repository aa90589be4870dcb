import { Client, cacheExchange, fetchExchange, subscriptionExchange } from '@urql/core';
import type { OperationResult } from '@urql/core';
import { createClient } from 'graphql-ws';
import { authorization, run, socketUrl, url } from './run.ts';
import { eachOf } from './sources.ts';

const socket = createClient({ url: socketUrl, connectionParams: { authorization } });
const client = new Client({
  url,
  exchanges: [
    cacheExchange,
    fetchExchange,
    subscriptionExchange({
      forwardSubscription: ({ query = '', ...request }) => ({
        subscribe: (sink) => ({
          unsubscribe: socket.subscribe({ ...request, query }, { ...sink, error: sink.error.bind(sink) }),
        }),
      }),
    }),
  ],
  fetchOptions: { headers: { authorization } },
});

function dataOf({ data, error }: OperationResult): unknown {
  if (error || data === undefined) throw error ?? new Error('no data');
  return data;
}

await run({
  query: async (text, variables) => dataOf(await client.query(text, variables)),
  mutate: async (text, variables) => dataOf(await client.mutation(text, variables)),
  async *subscribe(text, variables) {
    for await (const result of eachOf(client.subscription(text, variables))) yield dataOf(result);
  },
});
