import type { WebSocket } from 'ws';
import { FRESH_MS } from '../session/bearerAccounts.ts';
import type { Caller } from '../session/caller.ts';
import { closeEnded } from './socketRegistry.ts';

/**
 * Closes a socket within 5 s after its bearer was revoked or expired, whichever process heard of it (GWY-13).
 * `identify` is asked every 2.5 s, and answers from its cache when an operation has asked meanwhile. During an outage
 * the socket stays open.
 */
export function watchBearer(socket: WebSocket, viewer: Caller, identify: () => Promise<Caller | null>): void {
  const check = async (): Promise<void> => {
    try {
      if ((await identify()) === null) closeEnded(socket, viewer);
    } catch {
      // Not known: asked again soon.
    }
  };
  const timer = setInterval(() => void check(), FRESH_MS).unref();
  socket.once('close', () => clearInterval(timer));
}
