import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Log } from '../telemetry/log.ts';
import { CLOSE } from './socketRegistry.ts';

/** Inbound messages of one socket a minute: subscribe, complete, ping. */
const MAX_MESSAGES_PER_MINUTE = 100;

/** Sends a text over a socket; resolves when its bytes have left, so that a slow reader slows its own streams down and nothing queues up. */
export type Send = (text: string) => Promise<void>;

/**
 * `stream`: what is below the socket. Texts of the same moment (an event for several subscriptions of one socket) leave with one call of the
 * system, which costs more than all the rest of sending one.
 */
export function createSend(socket: WebSocket, stream: Duplex): Send {
  let isHeld = false;
  const release = (): void => {
    isHeld = false;
    stream.uncork();
  };
  return (text) =>
    new Promise((resolve, reject) => {
      if (socket.readyState !== socket.OPEN) {
        resolve();
        return;
      }
      if (!isHeld) {
        isHeld = true;
        stream.cork();
        // After everything that is ready to run now.
        process.nextTick(release);
      }
      socket.send(text, (error) => (error ? reject(error) : resolve()));
    });
}

/** Hands on what a client sends, up to the limit, and closes the socket beyond it. */
export function receiveMessages(
  socket: WebSocket,
  { log, requestId }: { readonly log: Log; readonly requestId: string },
  handle: (data: string) => Promise<void>,
): void {
  let received = 0;
  let windowStart = performance.now();
  socket.on('message', (data: Buffer) => {
    const now = performance.now();
    if (now - windowStart > 60_000) {
      windowStart = now;
      received = 0;
    }
    received += 1;
    if (received > MAX_MESSAGES_PER_MINUTE) return socket.close(CLOSE.policy, 'Too many messages');
    handle(data.toString()).catch((error: unknown) => {
      log.error({ requestId, error: error instanceof Error ? error.name : typeof error }, 'a socket message failed');
      socket.close(1011, 'Internal error');
    });
    return undefined;
  });
}
