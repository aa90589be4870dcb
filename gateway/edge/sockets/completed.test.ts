import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { json } from '../../rest/testing/faultyUpstream.ts';
import { silences } from '../testing/silence.ts';
import { follow } from '../testing/socketClient.ts';
import { startTestGateway } from '../testing/testGateway.ts';
import type { TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const ADA = { authorization: 'Bearer token-ada' };

async function connect() {
  const socket = new WebSocket(gateway.url.replace('http', 'ws'), 'graphql-transport-ws', { headers: ADA });
  const { send, next, messages } = follow(socket);
  await once(socket, 'open');
  send({ type: 'connection_init' });
  await next('connection_ack');
  return {
    socket,
    subscribe: (query: string) => send({ id: '1', type: 'subscribe', payload: { query } }),
    complete: () => send({ id: '1', type: 'complete' }),
    /** Types of all messages about subscriptions, once everything sent so far has been handled. */
    async told() {
      send({ type: 'ping' });
      await next('pong');
      return messages.filter(({ id }) => id !== undefined).map(({ type }) => type);
    },
  };
}

test('the id of a completed subscription can be used at once, and its next one ends with the socket', async () => {
  const { socket, subscribe, complete, told } = await connect();
  subscribe('subscription { silence }');
  await expect.poll(() => silences.size).toBe(1);
  complete();
  subscribe('subscription { silence }');
  expect(await told()).toEqual([]);
  expect(silences.size).toBe(1);
  socket.terminate();
  await expect.poll(() => silences.size).toBe(0);
});

test('an event that is read while its subscription is completed does not reach the next one with its id', async () => {
  const asked = Promise.withResolvers<() => void>();
  gateway.upstream.behave(({ path }) =>
    path === '/account/secret'
      ? (response, socket) => asked.resolve(() => json(200, { name: 'secret' })(response, socket))
      : json(200, { user: { id: 'ada' } }),
  );
  const { socket, subscribe, complete, told } = await connect();
  subscribe('subscription { account { name } }');
  const answer = await asked.promise;
  complete();
  subscribe('subscription { silence }');
  await expect.poll(() => silences.size).toBe(1);
  answer();
  // Its response has been received after that of the account.
  await gateway.post({ query: '{ me }' }, ADA);
  expect(await told()).toEqual([]);
  socket.terminate();
  await expect.poll(() => silences.size).toBe(0);
});

test('the refusal of a completed subscription does not end the next one with its id', async () => {
  const { socket, subscribe, complete, told } = await connect();
  subscribe('subscription { unknown }');
  complete();
  subscribe('subscription { silence }');
  await expect.poll(() => silences.size).toBe(1);
  expect(await told()).toEqual([]);
  socket.terminate();
  await expect.poll(() => silences.size).toBe(0);
});
