/** Backoff between attempts in milliseconds; the last one repeats. */
const RETRY_MS = [1_000, 5_000, 15_000, 60_000] as const;

/** Delay after this many earlier failures in a row, in ms. */
export function retryDelay(failures: number): number {
  return RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0;
}
