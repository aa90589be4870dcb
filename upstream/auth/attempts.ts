import { randomUUID } from 'node:crypto';
import { MINUTE } from '../db/clock.ts';
import type { Deps } from '../db/deps.ts';
import { ApiError } from '../http/apiError.ts';
import { noteAccountAttempt, noteAccountSuccess } from './accountLimit.ts';

const WINDOW = 15 * MINUTE;
const MAX_ATTEMPTS = 10;

/** Used in place of the email for sign-ups, which are counted by address only. */
const NEW_ACCOUNTS = '';

/** The same for password resets. No email address contains a space. */
const RESETS = 'password resets';

/**
 * Counts a sign-in attempt and refuses the eleventh within 15 minutes for one email and one address, and any beyond the
 * account's limit across all addresses (RST-75). Attempts are counted before the password is checked, so that
 * concurrent ones all count; a refused attempt does not extend the wait. Throws ApiError 429 with Retry-After in
 * seconds.
 */
export async function noteSignIn(deps: Deps, email: string, address: string): Promise<void> {
  const id = await noteAttempt(deps, email, address);
  const wait = await noteAccountAttempt(deps, { bucket: email, email, address });
  if (wait === 0) return;
  await forgetAttempt(deps, id);
  throw tooMany(wait);
}

/** The same for sign-up: refuses the eleventh attempt within 15 minutes from one address. */
export async function noteSignUp(deps: Deps, address: string): Promise<void> {
  await noteAttempt(deps, NEW_ACCOUNTS, address);
}

/**
 * The same for password reset requests: refuses the eleventh within 15 minutes from one address, and any beyond a limit
 * across all addresses like the account's, which known addresses bypass as well. Sign-ins are counted separately.
 */
export async function noteReset(deps: Deps, email: string, address: string): Promise<void> {
  const id = await noteAttempt(deps, RESETS, address);
  const wait = await noteAccountAttempt(deps, { bucket: `${RESETS} ${email}`, email, address });
  if (wait === 0) return;
  await forgetAttempt(deps, id);
  throw tooMany(wait);
}

/** After a success, clears the earlier attempts and deletes expired ones. */
export async function noteSuccess(deps: Deps, email: string, address: string): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - WINDOW);
  await deps.db
    .deleteFrom('login_attempts')
    .where((where) => where.or([where.and({ email, address }), where('attempted_at', '<=', since)]))
    .execute();
  await noteAccountSuccess(deps, email, address);
}

async function noteAttempt(deps: Deps, email: string, address: string): Promise<string> {
  const { db, clock } = deps;
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
  if (attempts.length <= MAX_ATTEMPTS) return id;
  await forgetAttempt(deps, id);
  const oldest = attempts[0]?.attempted_at ?? now;
  throw tooMany(oldest.getTime() + WINDOW - now.getTime());
}

async function forgetAttempt({ db }: Deps, id: string): Promise<void> {
  await db.deleteFrom('login_attempts').where('id', '=', id).execute();
}

function tooMany(wait: number): ApiError {
  return new ApiError(429, 'TOO_MANY_ATTEMPTS', 'Too many attempts. Try again later.', {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(wait / 1000))) },
  });
}
