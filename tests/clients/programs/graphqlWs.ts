import { createClient } from 'graphql-ws';
import { authorization, run, socketUrl } from './run.ts';

const client = createClient({ url: socketUrl, connectionParams: { headers: { Authorization: authorization } } });
await run({
  async *subscribe(query, variables) {
    for await (const { data, errors } of client.iterate({ query, variables })) {
      if (errors) throw new Error(JSON.stringify(errors));
      yield data;
    }
  },
});
