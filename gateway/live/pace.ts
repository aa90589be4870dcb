import { CHAT_POLL_INTERVAL_MS } from '../../domain/chats.ts';

/** Shortest interval between two polls of a topic, ms: the pace of a live conversation. */
export const SHORTEST_INTERVAL_MS = 1_000;

/** Failed polls back off to this many intervals at most. */
const MAX_BACKOFF = 4;

/** Answers up to this long leave the pace alone, ms. */
const SLOW_ANSWER_MS = 1_000;

/** Slow answers stretch the interval this many times at most: 5 s to 15 s (reliability row 3). */
const MAX_STRETCH = 3;

/** Keeps the polls of many topics from falling into step. */
const JITTER = 0.05;

/** What is read along with some polls may be read this much early, ms: jitter must not put it off to the next one. */
const EARLY_MS = 500;

/**
 * Interval between two polls, ms, by how long nothing has happened: 1 s in a live conversation, the spec's 5 s (CON-03) after
 * some 2.5 minutes. The square root keeps the expected delay in proportion to the rhythm of the conversation.
 */
export function pollInterval(quietMs: number): number {
  const interval = 400 * Math.sqrt(Math.max(0, quietMs) / 1_000 + 1);
  return Math.min(CHAT_POLL_INTERVAL_MS, Math.max(SHORTEST_INTERVAL_MS, interval));
}

/** Whether what is read every `everyMs` is due with this poll. `readAt`: monotonic ms. */
export function isDue(readAt: number, everyMs: number): boolean {
  return performance.now() - readAt > everyMs - EARLY_MS;
}

/** Factor by which a slow upstream stretches the interval: 1 for answers up to 1 s, then in proportion, 3 at most. */
export function stretchBy(answerMs: number): number {
  return Math.min(MAX_STRETCH, Math.max(1, answerMs / SLOW_ANSWER_MS));
}

/** Least pause before the next poll, ms: an upstream that answers slowly is never polled back to back. */
export function leastPause(answerMs: number): number {
  return answerMs > SLOW_ANSWER_MS ? SHORTEST_INTERVAL_MS : 0;
}

/** The interval after this many failures in a row, with jitter. `random` is in [0, 1). */
export function nextDelay(interval: number, failures: number, random: number): number {
  return interval * Math.min(MAX_BACKOFF, 2 ** failures) * (1 - JITTER + 2 * JITTER * random);
}
