import { sql } from 'kysely';
import { DAY, HOUR, MINUTE } from '../db/clock.ts';
import type { Deps } from '../db/deps.ts';

/**
 * Limits sign-in attempts for one account from all addresses together: a leaky bucket of 20 that drains one every three
 * minutes. Password guessing from many addresses is limited to 480 attempts a day, and a lockout lasts at most three
 * minutes after it stops. Addresses from which the account signed in (or up) within 30 days bypass the limit, so that
 * an attack does not lock out the owner (NIST SP 800-63B §5.2.2 recommends both measures).
 */
const CAPACITY = 20;
const LOSES_ONE_EVERY = 3 * MINUTE;
const EMPTY_AFTER = CAPACITY * LOSES_ONE_EVERY;
const KNOWN_FOR = 30 * DAY;
/** An address's last use is only stored to this precision, which saves a write on most sign-ins. */
const KNOWN_STEP = HOUR;

/** An attempt on an account. */
export interface AccountAttempt {
  /** What it counts for: sign-ins are counted by email, other attempts under a key of their own. */
  readonly bucket: string;
  readonly email: string;
  readonly address: string;
}

/**
 * Counts an attempt, unless it comes from a known address of the account. Attempts with unknown emails count too,
 * refused attempts do not. Returns the time to wait in milliseconds, or 0 if the attempt may proceed.
 */
export async function noteAccountAttempt(
  { db, clock }: Deps,
  { bucket, email, address }: AccountAttempt,
): Promise<number> {
  const now = clock.now();
  const known = await db
    .selectFrom('sign_in_addresses')
    .select('email')
    .where('email', '=', email)
    .where('address', '=', address)
    .where('signed_in_at', '>', new Date(now.getTime() - KNOWN_FOR))
    .executeTakeFirst();
  if (known !== undefined) return 0;
  const lost = sql`greatest(0, extract(epoch from ${now}::timestamptz - sign_in_levels.noted_at) * 1000 / ${LOSES_ONE_EVERY}::float8)`;
  // A single statement, so that concurrent attempts are all counted.
  const { level } = await db
    .insertInto('sign_in_levels')
    .values({ email: bucket, level: 1, noted_at: now })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({
        level: sql`greatest(0, sign_in_levels.level - ${lost}) + 1`,
        noted_at: now,
      }),
    )
    .returning('level')
    .executeTakeFirstOrThrow();
  if (level <= CAPACITY) return 0;
  await db
    .updateTable('sign_in_levels')
    .set({ level: sql`level - 1` })
    .where('email', '=', bucket)
    .execute();
  return (level - CAPACITY) * LOSES_ONE_EVERY;
}

/**
 * After a success, clears the account's earlier attempts and stores the address; deletes expired buckets and addresses.
 */
export async function noteAccountSuccess({ db, clock }: Deps, email: string, address: string): Promise<void> {
  const now = clock.now();
  const before = (age: number): Date => new Date(now.getTime() - age);
  await db
    .deleteFrom('sign_in_levels')
    .where((where) => where.or([where('email', '=', email), where('noted_at', '<=', before(EMPTY_AFTER))]))
    .execute();
  await db.deleteFrom('sign_in_addresses').where('signed_in_at', '<=', before(KNOWN_FOR)).execute();
  await db
    .insertInto('sign_in_addresses')
    .values({ email, address, signed_in_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'address'])
        .doUpdateSet({ signed_in_at: now })
        .where('sign_in_addresses.signed_in_at', '<=', before(KNOWN_STEP)),
    )
    .execute();
}
