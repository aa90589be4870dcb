import { Client, fetchExchange } from '@urql/core';
import { authorization, run, url } from './run.ts';
import { eachOf } from './sources.ts';

// Without a WebSocket, urql reads subscriptions as event streams.
const client = new Client({
  url,
  exchanges: [fetchExchange],
  fetchSubscriptions: true,
  fetchOptions: { headers: { authorization } },
});

await run({
  async *subscribe(text, variables) {
    for await (const { data, error } of eachOf(client.subscription(text, variables))) {
      if (error || data === undefined) throw error ?? new Error('no data');
      yield data;
    }
  },
});
