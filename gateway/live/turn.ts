/**
 * Who polls a topic when several processes serve it, and how the others hear what was found. A turn is no lock: a poll is
 * an idempotent read, so a doubled or stale winner costs one request and spoils nothing.
 */
export interface Turn<News> {
  /** Whether this process is to poll now; the turn lasts `ttlMs`. Answers true when nobody can be asked. Never rejects. */
  take(topicKey: string, ttlMs: number): Promise<boolean>;
  /** Tells the other processes what a poll found, also when that is nothing. Never throws, never waits. */
  publish(topicKey: string, news: News): void;
  /** Hears what others found, until the returned function is called. */
  listen(topicKey: string, onNews: (news: News) => void): () => void;
}

const yes = Promise.resolve(true);
function nothing(): void {
  return undefined;
}

/** One process: every turn is ours, and there is nobody to tell. */
export function soleTurn<News>(): Turn<News> {
  return { take: () => yes, publish: nothing, listen: () => nothing };
}
