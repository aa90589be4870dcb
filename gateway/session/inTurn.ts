import PQueue from 'p-queue';
import { UpstreamError } from '../rest/errors.ts';
import type { Context } from '../context.ts';
import { signedIn } from './signedIn.ts';

/** Longest wait for other saves, in ms; behind a hanging one, the last would wait for minutes. */
const WAIT_MS = 10_000;

/** By account and what is saved. */
const queues = new Map<string, PQueue>();

/**
 * Runs a save that first looks at what is stored, one at a time for each `part` of an account's data, so that of two with
 * the same revision only the first succeeds. Null: it does not look, so it need not wait. Other gateways do not wait,
 * because the upstream's calls know no revision. Throws UNAUTHENTICATED, and an UpstreamError of kind timeout if other
 * saves take too long; nothing was saved then.
 */
export async function inTurn<T>(context: Context, part: string | null, save: () => Promise<T>): Promise<T> {
  const { accountId } = signedIn(context);
  if (part === null) return save();
  const key = `${accountId} ${part}`;
  const queue = queues.get(key) ?? new PQueue({ concurrency: 1 });
  queues.set(key, queue);
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(new UpstreamError({ kind: 'timeout' })), WAIT_MS);
  const start = (): Promise<T> => {
    clearTimeout(timer);
    return save();
  };
  try {
    return await queue.add(start, { signal: waiting.signal });
  } finally {
    if (queue.size === 0 && queue.pending === 0) queues.delete(key);
  }
}
