// Peer for pushes: graphql-ws on ws as its documentation starts it, the contract's schema, one source of events in memory.
// POST /emit with an event gives it to every subscriber.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';

type Take = (event: unknown) => void;

const readers = new Set<Take>();

/** Events from now on, for one subscriber. */
function follow(): AsyncIterableIterator<{ chatEvents: unknown }> {
  const queue: unknown[] = [];
  let wake: (() => void) | null = null;
  const take: Take = (event) => {
    queue.push(event);
    wake?.();
  };
  readers.add(take);
  return {
    async next() {
      while (queue.length === 0) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return { value: { chatEvents: queue.shift() }, done: false };
    },
    async return() {
      readers.delete(take);
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

const byName = { __resolveType: ({ __typename }: { __typename: string }) => __typename };
const schema = makeExecutableSchema({
  typeDefs: readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'),
  resolvers: { Subscription: { chatEvents: { subscribe: follow } }, ChatEvent: byName, MessageBody: byName },
  resolverValidationOptions: { requireResolversForResolveType: 'ignore' },
});

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    if (request.method === 'POST') {
      const event: unknown = JSON.parse(body);
      for (const take of readers) take(event);
    }
    response.end(String(readers.size));
  });
});
useServer({ schema }, new WebSocketServer({ server, path: '/graphql' }));
server.listen(Number(process.env['PORT']), '127.0.0.1');
