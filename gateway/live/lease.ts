/**
 * Decides which process polls a topic when several serve it, and distributes what was found. The lease is not a lock: a
 * poll is an idempotent read, so two holders or a stale one cost a request and corrupt nothing.
 */
export interface Lease<News> {
  /**
   * Whether this process polls now. The lease lasts `ttlMs`. Resolves to true when the store is unreachable. Never
   * rejects.
   */
  take(topicKey: string, ttlMs: number): Promise<boolean>;
  /** Publishes the result of a poll to the other processes, even an empty one. Returns at once and never throws. */
  publish(topicKey: string, news: News): void;
  /** Subscribes to the results of other processes. Returns a function that unsubscribes. */
  listen(topicKey: string, onNews: (news: News) => void): () => void;
}

const yes = Promise.resolve(true);
function nothing(): void {
  return undefined;
}

/** For a single process: grants every lease and publishes nothing. */
export function soleLease<News>(): Lease<News> {
  return { take: () => yes, publish: nothing, listen: () => nothing };
}
