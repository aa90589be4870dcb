import { CHAT_POLL_INTERVAL_MS } from '../../domain/chats.ts';

/** Shortest interval between two polls of a topic, in ms: the pace of an active conversation. */
export const SHORTEST_INTERVAL_MS = 1_000;

/** Longest backoff after failed polls, in intervals. */
const MAX_BACKOFF = 4;

/** Longest response time that leaves the pace unchanged, in ms. */
const SLOW_ANSWER_MS = 1_000;

/** Maximum factor by which slow responses stretch the interval: from 5 s to 15 s (reliability row 3). */
const MAX_STRETCH = 3;

/** Relative jitter. Prevents the polls of many topics from synchronizing. */
const JITTER = 0.05;

/**
 * Periodic reads that go along with a poll may run this much early, ms, so that jitter does not postpone them to the
 * next poll.
 */
const EARLY_MS = 500;

/**
 * Interval between two polls, ms, by the time since the last event: 1 s in an active conversation, 5 s (CON-03) after
 * some 2.5 minutes. The square root keeps the expected delay proportional to the rhythm of the conversation.
 */
export function pollInterval(quietMs: number): number {
  const interval = 400 * Math.sqrt(Math.max(0, quietMs) / 1_000 + 1);
  return Math.min(CHAT_POLL_INTERVAL_MS, Math.max(SHORTEST_INTERVAL_MS, interval));
}

/** Whether a read due every `everyMs` should go with this poll. `readAt`: monotonic ms. */
export function isDue(readAt: number, everyMs: number): boolean {
  return performance.now() - readAt > everyMs - EARLY_MS;
}

/** Factor by which a slow upstream stretches the interval: 1 for responses up to 1 s, then proportional, at most 3. */
export function stretchBy(answerMs: number): number {
  return Math.min(MAX_STRETCH, Math.max(1, answerMs / SLOW_ANSWER_MS));
}

/** Shortest pause before the next poll, ms, so that a slow upstream is never polled back to back. */
export function leastPause(answerMs: number): number {
  return answerMs > SLOW_ANSWER_MS ? SHORTEST_INTERVAL_MS : 0;
}

/** Delay before the next poll after this many consecutive failures, ms, with jitter. `random` is in [0, 1). */
export function nextDelay(interval: number, failures: number, random: number): number {
  return interval * Math.min(MAX_BACKOFF, 2 ** failures) * (1 - JITTER + 2 * JITTER * random);
}
