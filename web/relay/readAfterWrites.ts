import { Observable } from 'relay-runtime';
import type { FetchFunction } from 'relay-runtime';

/** Read messages, which marks them as read: a second response would not say which ones are new. Pushes follow it. */
const READS_MESSAGES = new Set(['ThreadPaneQuery', 'useThreadHistoryPaginationQuery']);

/**
 * Repeats a read if a write has ended while it was on its way: the response may be older than that of the write, and
 * would undo it on the screen. Only once, so that nobody who keeps writing waits forever.
 */
export function readAfterWrites(fetch: FetchFunction): FetchFunction {
  let ended = 0;
  return (request, ...rest) => {
    const ask = () => Observable.from(fetch(request, ...rest));
    if (request.operationKind === 'mutation') {
      return ask().finally(() => {
        ended += 1;
      });
    }
    if (READS_MESSAGES.has(request.name)) return ask();
    const before = ended;
    return ask().mergeMap((answer) => (ended === before ? Observable.from(answer) : ask()));
  };
}
