// Peer: Apollo Server set up as its documentation shows (standalone, graphql-js, fetch).
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { accountIdOf, getByFetch } from './reads.ts';
import { createPeerSchema, peerContext } from './resolvers.ts';
import type { PeerContext } from './resolvers.ts';

const server = new ApolloServer<PeerContext>({ schema: createPeerSchema() });
await startStandaloneServer(server, {
  listen: { port: Number(process.env['PORT']), host: '127.0.0.1' },
  context: async ({ req }) => {
    const authorization = req.headers.authorization ?? '';
    return peerContext(getByFetch, authorization, await accountIdOf(getByFetch, authorization));
  },
});
