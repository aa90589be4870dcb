import { CHAT_POLL_INTERVAL_MS } from '../../domain/chats.ts';

/** Shortest time between two ticks, ms. */
export const SHORTEST_INTERVAL_MS = 1_000;

/** Failing polls stretch the interval, up to this many times. */
const MOST_INTERVALS = 4;

/** Ticks of many topics must not fall together. */
const JITTER = 0.05;

/**
 * Time to the next tick by how long nothing has happened: 1 s in a live conversation, the spec's 5 s (CON-03) after some 2.5 minutes.
 * With the square root the expected waiting share stays even, whatever the rhythm of the talk.
 */
export function pollInterval(quietMs: number): number {
  const interval = 400 * Math.sqrt(Math.max(0, quietMs) / 1_000 + 1);
  return Math.min(CHAT_POLL_INTERVAL_MS, Math.max(SHORTEST_INTERVAL_MS, interval));
}

/** The interval stretched by failures in a row, with jitter. `random` is in [0, 1). */
export function nextDelay(interval: number, failures: number, random: number): number {
  return interval * Math.min(MOST_INTERVALS, 2 ** failures) * (1 - JITTER + 2 * JITTER * random);
}
