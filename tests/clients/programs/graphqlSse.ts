import { createClient } from 'graphql-sse';
import { authorization, run, url } from './run.ts';

const client = createClient({ url, headers: { Authorization: authorization } });
await run({
  async *subscribe(query, variables) {
    for await (const { data, errors } of client.iterate({ query, variables })) {
      if (errors) throw new Error(JSON.stringify(errors));
      yield data;
    }
  },
});
