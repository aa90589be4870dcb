import { GraphQLClient } from 'graphql-request';
import { authorization, run, url } from './run.ts';

const client = new GraphQLClient(url, { headers: { authorization } });
await run({
  query: (text, variables) => client.request(text, variables),
  mutate: (text, variables) => client.request(text, variables),
});
