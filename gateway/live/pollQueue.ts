import PQueue, { PriorityQueue, type RunFunction } from 'p-queue';

/**
 * Concurrent polls of this process. A poll makes one or two calls at a time, rarely five, so that all of them fit into
 * the poll bulkhead (gateway/rest) or its queue and none is refused.
 */
const MAX_POLLS = 20;

/** Priority of kicks and active chats, which go before idle topics. */
export const URGENT: number = 1;
export const AT_REST: number = 0;

/** One permit in eight goes to the idle topic that has waited longest, however many urgent polls are queued. */
const AT_REST_SHARE = 8;

/** Urgent polls first, then order of arrival. */
class PollOrder extends PriorityQueue {
  #granted = 0;

  override dequeue(): RunFunction | undefined {
    this.#granted += 1;
    const [longest] = this.#granted % AT_REST_SHARE === 0 ? this.filter({ priority: AT_REST }) : [];
    if (longest === undefined) return super.dequeue();
    this.remove(longest);
    return longest;
  }
}

export type PollQueue = PQueue<PollOrder>;

/**
 * The queue for all polls of a process, so that a full or slow upstream delays only idle topics. It holds at most one
 * poll per topic. With `n` topics and `r` polls a second, an idle topic waits at most `8 n / r` seconds.
 */
export function createPollQueue(): PollQueue {
  return new PQueue({ concurrency: MAX_POLLS, queueClass: PollOrder });
}
