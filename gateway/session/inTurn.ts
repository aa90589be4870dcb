import type { Context } from '../context.ts';
import { signedIn } from './signedIn.ts';
import { Turns } from './turns.ts';

/** Longest wait for other saves, in ms. */
const WAIT_MS = 10_000;

/** By account and what is saved. */
const saves = new Turns(1, WAIT_MS);

/**
 * Runs a save that first looks at what is stored, one at a time for each `part` of an account's data, so that of two with
 * the same revision only the first succeeds. Null: it does not look, so it need not wait. Other gateways do not wait,
 * because the upstream's calls know no revision. Throws UNAUTHENTICATED, and an UpstreamError of kind timeout if other
 * saves take too long; nothing was saved then.
 */
export async function inTurn<T>(context: Context, part: string | null, save: () => Promise<T>): Promise<T> {
  const { accountId } = signedIn(context);
  return part === null ? save() : saves.take(`${accountId} ${part}`, save);
}
