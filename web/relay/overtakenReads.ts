import { Observable } from 'relay-runtime';
import type { FetchFunction, GraphQLResponse, SubscribeFunction } from 'relay-runtime';

type Subscribe = (...request: Parameters<SubscribeFunction>) => Observable<GraphQLResponse>;

/** Read messages, which marks them as read: a second response would not say which ones are new. Pushes follow it. */
const READS_MESSAGES = new Set(['ThreadPaneQuery', 'useThreadHistoryPaginationQuery']);

/**
 * Repeats a read if a write has ended or an event has arrived while it was on its way: the response may be older, and
 * would undo that on the screen. Only once, so that nobody waits forever while much happens.
 */
export class OvertakenReads {
  /** Number of writes that have ended and of events. */
  #changes = 0;

  repeatedBy(fetch: FetchFunction): FetchFunction {
    return (request, ...rest) => {
      const ask = () => Observable.from(fetch(request, ...rest));
      if (request.operationKind === 'mutation') return ask().finally(() => this.#count());
      if (READS_MESSAGES.has(request.name)) return ask();
      const before = this.#changes;
      return ask().mergeMap((answer) => (this.#changes === before ? Observable.from(answer) : ask()));
    };
  }

  /** The first event of a subscription is the current state, which reads of the same page have too. */
  noticedBy(subscribe: Subscribe): Subscribe {
    return (...request) => {
      let isFirst = true;
      return subscribe(...request).do({
        next: () => {
          if (!isFirst) this.#count();
          isFirst = false;
        },
      });
    };
  }

  #count(): void {
    this.#changes += 1;
  }
}
