import type { WebSocket } from 'ws';
import { CLOSE_CODES } from '../../../domain/closeCodes.ts';

/** Inbound messages of one socket a minute: subscribe, complete, ping. */
const MAX_MESSAGES_PER_MINUTE = 100;
const MINUTE_MS = 60_000;

/**
 * Closes a socket (1008) whose client sends more than 100 messages a minute, and reads no more of them while it waits
 * for the client to close too. Call it before any other listener is added.
 */
export function limitMessages(socket: WebSocket): void {
  let received = 0;
  let windowStart = performance.now();
  socket.on('message', () => {
    const now = performance.now();
    if (now - windowStart > MINUTE_MS) {
      windowStart = now;
      received = 0;
    }
    received += 1;
    if (received <= MAX_MESSAGES_PER_MINUTE) return;
    socket.removeAllListeners('message');
    socket.close(CLOSE_CODES.policy, 'Too many messages');
  });
}
