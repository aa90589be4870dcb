import { EventEmitter } from 'node:events';
import type { Server } from 'graphql-ws';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { createLog } from '../../telemetry/log.ts';
import { serveSocket } from './socketConnection.ts';
import type { SocketExtra } from './socketConnection.ts';

type Adapter = Parameters<Server<SocketExtra>['opened']>[0];

/** A socket whose client has left, so that every write fails. */
function serveAbandoned() {
  const logged: string[] = [];
  const closes: unknown[][] = [];
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    protocol: 'graphql-transport-ws',
    send: (_data: string, done: (error: Error) => void) => done(new Error('write EPIPE')),
    close: (...args: unknown[]) => void closes.push(args),
  });
  let adapter: Adapter | undefined;
  const server: Server<SocketExtra> = {
    opened: (opened) => {
      adapter = opened;
      return async (...args) => void closes.push(args);
    },
  };
  const extra = { socket: socket as unknown as WebSocket, request: {} as SocketExtra['request'] };
  serveSocket(server, extra, createLog('info', { write: (line) => logged.push(line) }));
  if (!adapter) throw new Error('not opened');
  return { socket, adapter, logged, closes };
}

test('a client that leaves while it is written to is no error', async () => {
  const { socket, adapter, logged, closes } = serveAbandoned();
  await adapter.send('{}');
  socket.emit('error', new Error('read ECONNRESET'));
  socket.emit('close', 1006, Buffer.from(''));
  expect(closes).toEqual([[1006, '']]);
  expect(logged).toEqual([]);
});

test('an unexpected error is logged without its message, and closes the socket with 4500', async () => {
  const { socket, adapter, logged, closes } = serveAbandoned();
  adapter.onMessage(() => Promise.reject(new TypeError('secret')));
  socket.emit('message', Buffer.from('{}'));
  await expect.poll(() => closes).toEqual([[4500, 'Internal server error']]);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('"TypeError"');
  expect(logged[0]).not.toContain('secret');
  socket.emit('close', 4500, Buffer.from(''));
});
