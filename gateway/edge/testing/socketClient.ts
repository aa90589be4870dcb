import { once } from 'node:events';
import { expect } from 'vitest';
import type { WebSocket } from 'ws';
import { TRUSTED_TICKS } from './testGateway.ts';

export interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?:
    | { readonly data?: unknown }
    | readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

/** Records everything a socket receives. */
export function follow(socket: WebSocket) {
  const messages: Message[] = [];
  socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString()) as Message));
  const closed = once(socket, 'close').then(([code]: unknown[]) => code as number);
  return {
    messages,
    closed,
    send: (message: object) => socket.send(JSON.stringify(message)),
    next: (type: string, id?: string) =>
      expect
        .poll(() => messages.find((message) => message.type === type && message.id === id), { interval: 5 })
        .toBeDefined()
        .then(() => messages.find((message) => message.type === type && message.id === id)),
  };
}

/** A subscribe message for `count` ticks. */
export function ticks(id: string, count = 3) {
  return {
    id,
    type: 'subscribe',
    payload: { query: '', variables: { count }, extensions: { documentId: TRUSTED_TICKS } },
  };
}
/** The error codes of an error message, or the message itself if it has none. */
export function codesOf(message: Message | undefined): unknown {
  return Array.isArray(message?.payload)
    ? message.payload.map((error: { extensions: { code: string } }) => error.extensions.code)
    : message;
}
