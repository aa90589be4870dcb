/**
 * Which process polls a topic when several serve it, and how the others learn what was found. The lease excludes nobody: a
 * poll is an idempotent read, so two holders or a stale one cost a request and corrupt nothing.
 */
export interface Lease<News> {
  /** Whether this process polls now. The lease lasts `ttlMs`. Answers true when the store cannot be reached. Never rejects. */
  take(topicKey: string, ttlMs: number): Promise<boolean>;
  /** Sends the result of a poll to the other processes, also an empty one. Never throws, never waits. */
  publish(topicKey: string, news: News): void;
  /** Receives the results of other processes until the returned function is called. */
  listen(topicKey: string, onNews: (news: News) => void): () => void;
}

const yes = Promise.resolve(true);
function nothing(): void {
  return undefined;
}

/** For a single process: every lease is granted, and there is nobody to publish to. */
export function soleLease<News>(): Lease<News> {
  return { take: () => yes, publish: nothing, listen: () => nothing };
}
