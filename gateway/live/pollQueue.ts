import PQueue, { PriorityQueue, type RunFunction } from 'p-queue';

/**
 * Polls that run at once in this process. A poll makes one or two calls at a time, rarely five, so that all of them find a
 * permit or a place in the queue of the bulkhead of polls (gateway/rest): it never refuses one.
 */
const MAX_POLLS = 20;

/** Kicks and lively chats go before topics at rest. */
export const URGENT: number = 1;
export const AT_REST: number = 0;

/** One permit in so many goes to the topic at rest that has waited longest, however many urgent polls wait. */
const AT_REST_SHARE = 8;

/** Urgent polls first, in order of arrival. */
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
 * The queue all polls of a process pass through, so that a full or slow upstream delays only topics at rest. A topic has one
 * poll in it at most. With `n` topics and `r` polls a second, a topic at rest waits `8 n / r` seconds at most.
 */
export function createPollQueue(): PollQueue {
  return new PQueue({ concurrency: MAX_POLLS, queueClass: PollOrder });
}
