import { FRESH_MS } from '../session/bearerAccounts.ts';
import type { Caller } from '../session/caller.ts';
import { closeEnded } from './socketRegistry.ts';
import type { LiveConnection } from './socketRegistry.ts';

/**
 * Closes a socket or event stream within 5 s after its bearer was revoked or expired, whichever process heard of it
 * (GWY-13). `identify` is asked every 2.5 s, and answers from its cache when an operation has asked meanwhile. During an
 * outage the connection stays open.
 */
export function watchBearer(connection: LiveConnection, viewer: Caller, identify: () => Promise<Caller | null>): void {
  const check = async (): Promise<void> => {
    try {
      if ((await identify()) === null) closeEnded(connection, viewer);
    } catch {
      // Not known: asked again soon.
    }
  };
  const timer = setInterval(() => void check(), FRESH_MS).unref();
  connection.once('close', () => clearInterval(timer));
}
