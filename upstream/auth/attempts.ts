import { randomUUID } from 'node:crypto';
import { MINUTE } from '../db/clock.ts';
import type { Deps } from '../db/deps.ts';
import { ApiError } from '../http/apiError.ts';

const WINDOW = 15 * MINUTE;
const MAX_ATTEMPTS = 10;

/** Stands where the email of a sign-in stands: new accounts are counted by the address alone. */
export const NEW_ACCOUNTS = '';

/**
 * Notes a try to sign in and refuses the eleventh of 15 minutes for one email and one address; the same for tries to
 * sign up from one address, with `NEW_ACCOUNTS` (RST-75).
 * Noted before the password is looked at, so that tries at the same moment all count.
 * Throws ApiError 429 with Retry-After in seconds.
 */
export async function noteAttempt({ db, clock }: Deps, email: string, address: string): Promise<void> {
  const now = clock.now();
  const since = new Date(now.getTime() - WINDOW);
  const id = randomUUID();
  await db.insertInto('login_attempts').values({ id, email, address, attempted_at: now }).execute();
  const attempts = await db
    .selectFrom('login_attempts')
    .select('attempted_at')
    .where('email', '=', email)
    .where('address', '=', address)
    .where('attempted_at', '>', since)
    .orderBy('attempted_at')
    .execute();
  if (attempts.length <= MAX_ATTEMPTS) return;
  // A refused try does not lengthen the wait.
  await db.deleteFrom('login_attempts').where('id', '=', id).execute();
  const oldest = attempts[0]?.attempted_at ?? now;
  const wait = Math.max(1, Math.ceil((oldest.getTime() + WINDOW - now.getTime()) / 1000));
  throw new ApiError(429, 'TOO_MANY_ATTEMPTS', 'Too many tries. Wait before the next one.', {
    headers: { 'retry-after': String(wait) },
  });
}

/** After a success the tries before it are forgotten, and all that no longer count with them. */
export async function forgetAttempts({ db, clock }: Deps, email: string, address: string): Promise<void> {
  const since = new Date(clock.now().getTime() - WINDOW);
  await db
    .deleteFrom('login_attempts')
    .where((where) => where.or([where.and({ email, address }), where('attempted_at', '<=', since)]))
    .execute();
}
