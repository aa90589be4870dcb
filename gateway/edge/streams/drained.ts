import type { ServerResponse } from 'node:http';

/** How long a client may take nothing of what waits for it, in ms. */
const STALLED_MS = 30_000;

/** Resolves once the client has taken what was written, or is gone. Ends the connection of one that takes nothing. */
export async function drained(response: ServerResponse): Promise<void> {
  if (!response.writableNeedDrain) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(() => response.destroy(), STALLED_MS);
  response.once('drain', resolve).once('close', resolve);
  await promise;
  clearTimeout(timer);
  response.off('drain', resolve).off('close', resolve);
}
