import { FRESH_MS } from '../session/bearerAccounts.ts';
import type { Caller } from '../session/caller.ts';
import { closeEnded } from './socketRegistry.ts';
import type { LiveConnection } from './socketRegistry.ts';

/**
 * Closes a socket or event stream within 5 s after its bearer was revoked or expired, even if another process revoked
 * it (GWY-13). Calls `identify` every 2.5 s, which uses its cache if an operation has called it meanwhile. During an
 * outage the connection stays open.
 */
export function watchBearer(connection: LiveConnection, viewer: Caller, identify: () => Promise<Caller | null>): void {
  const check = async (): Promise<void> => {
    try {
      if ((await identify()) === null) closeEnded(connection, viewer);
    } catch {
      // Unknown for now; the next check follows soon.
    }
  };
  const timer = setInterval(() => void check(), FRESH_MS).unref();
  connection.once('close', () => clearInterval(timer));
}
