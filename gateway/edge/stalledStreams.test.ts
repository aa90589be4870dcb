import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { flood } from './testing/flood.ts';
import { sendRaw } from './testing/rawSocket.ts';
import { startTestGateway } from './testing/testGateway.ts';
import type { TestGateway } from './testing/testGateway.ts';

/** More than the buffers of the system hold, at 64 KB for each event. */
const MANY = 400;
const QUERY = 'subscription { flood }';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
  flood.sent = 0;
});
afterEach(() => gateway.close());

/** The number of events sent once no more are. */
async function sentInAll(): Promise<number> {
  for (let before = -1; before !== flood.sent && flood.sent < MANY;) {
    before = flood.sent;
    await setTimeout(300);
  }
  return flood.sent;
}

test('a client that reads no event stream is sent no more than the system buffers, until it reads on', async () => {
  const body = JSON.stringify({ query: QUERY });
  const head = [
    'POST /graphql HTTP/1.1',
    'host: localhost',
    'authorization: Bearer token-ada',
    'accept: text/event-stream',
    'content-type: application/json',
    `content-length: ${body.length}`,
  ];
  const socket = await sendRaw(gateway.origin, `${head.join('\r\n')}\r\n\r\n${body}`);
  const sent = await sentInAll();
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThan(MANY);
  socket.resume();
  await expect.poll(() => flood.sent).toBeGreaterThan(MANY);
  socket.destroy();
});

test('the same over a socket', async () => {
  const headers = { authorization: 'Bearer token-ada' };
  const socket = new WebSocket(gateway.url.replace('http', 'ws'), 'graphql-transport-ws', { headers });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await once(socket, 'message');
  socket.pause();
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: QUERY } }));
  const sent = await sentInAll();
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThan(MANY);
  socket.resume();
  await expect.poll(() => flood.sent).toBeGreaterThan(MANY);
  socket.terminate();
});
