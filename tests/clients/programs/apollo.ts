import { createHash } from 'node:crypto';
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, gql } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import { createClient } from 'graphql-ws';
import { authorization, run, socketUrl, url } from './run.ts';
import { eachOf } from './sources.ts';

const http = new HttpLink({ uri: url, headers: { authorization } });
const socket = new GraphQLWsLink(createClient({ url: socketUrl, connectionParams: { authorization } }));
// Automatic persisted queries: send a hash first, and the text only if the server asks for it.
const persisted = new PersistedQueryLink({ sha256: (text) => createHash('sha256').update(text).digest('hex') });
const client = new ApolloClient({
  link: ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    socket,
    ApolloLink.from([persisted, http]),
  ),
  cache: new InMemoryCache(),
});

await run({
  query: async (text, variables) => (await client.query({ query: gql(text), variables })).data,
  mutate: async (text, variables) => (await client.mutate({ mutation: gql(text), variables })).data,
  async *subscribe(text, variables) {
    for await (const { data, error } of eachOf(client.subscribe({ query: gql(text), variables }))) {
      if (error) throw new Error(error.message);
      yield data;
    }
  },
});
