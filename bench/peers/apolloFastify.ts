// Peer: Apollo Server tuned for speed, with the official Fastify handler, operations compiled by graphql-jit through
// the `gateway` interface, undici's dispatch and no plugins. It has no checks, limits or logs.
import { ApolloServer } from '@apollo/server';
import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import fastifyApollo from '@as-integrations/fastify';
import fastify from 'fastify';
import type { DocumentNode } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { CompiledQuery } from 'graphql-jit';
import { accountIdOf, getByDispatch } from './reads.ts';
import { createPeerSchema, peerContext } from './resolvers.ts';
import type { PeerContext } from './resolvers.ts';

type Gateway = ApolloServerOptionsWithGateway<PeerContext>['gateway'];
type Executor = NonNullable<Awaited<ReturnType<Gateway['load']>>['executor']>;

const schema = createPeerSchema();
const compiled = new WeakMap<DocumentNode, CompiledQuery>();

function compile(document: DocumentNode): CompiledQuery {
  const query = compileQuery(schema, document);
  if (!isCompiledQuery(query)) throw new Error('a document cannot be compiled');
  compiled.set(document, query);
  return query;
}

const executor: Executor = async ({ document, context, request }) =>
  (compiled.get(document) ?? compile(document)).query(undefined, context, request.variables);

const gateway: Gateway = {
  onSchemaLoadOrUpdate(callback) {
    callback({ apiSchema: schema, coreSupergraphSdl: '' });
    return () => undefined;
  },
  load: () => Promise.resolve({ executor }),
  stop: () => Promise.resolve(),
};

const server = new ApolloServer<PeerContext>({
  gateway,
  plugins: [
    ApolloServerPluginCacheControlDisabled(),
    ApolloServerPluginInlineTraceDisabled(),
    ApolloServerPluginLandingPageDisabled(),
    ApolloServerPluginSchemaReportingDisabled(),
    ApolloServerPluginUsageReportingDisabled(),
  ],
});
await server.start();

const app = fastify({ logger: false });
await app.register(fastifyApollo(server), {
  context: async (request) => {
    const authorization = request.headers.authorization ?? '';
    return peerContext(getByDispatch, authorization, await accountIdOf(getByDispatch, authorization));
  },
});
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
