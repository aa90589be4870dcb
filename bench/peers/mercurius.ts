// Peer: Mercurius on Fastify, compiled from the first request on, with undici's dispatch.
import fastify from 'fastify';
import mercurius from 'mercurius';
import { accountIdOf, getByDispatch } from './reads.ts';
import { createPeerSchema, peerContext } from './resolvers.ts';

const app = fastify({ logger: false });
await app.register(mercurius, {
  schema: createPeerSchema(),
  jit: 1,
  context: async (request) => {
    const authorization = request.headers.authorization ?? '';
    return peerContext(getByDispatch, authorization, await accountIdOf(getByDispatch, authorization));
  },
});
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
