import type { ServerResponse } from 'node:http';

/** How long a client may leave buffered data unread, in ms. */
const STALLED_MS = 30_000;

/** Resolves once the client has read what was written, or has disconnected. Ends the connection of one that stalls. */
export async function drained(response: ServerResponse): Promise<void> {
  if (!response.writableNeedDrain) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(() => response.destroy(), STALLED_MS);
  response.once('drain', resolve).once('close', resolve);
  await promise;
  clearTimeout(timer);
  response.off('drain', resolve).off('close', resolve);
}
