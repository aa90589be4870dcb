import { sql } from 'kysely';
import { DAY, HOUR, MINUTE } from '../db/clock.ts';
import type { Deps } from '../db/deps.ts';

/**
 * Tries to sign in to one account from all addresses together: a leaky bucket of 20 that loses one every three
 * minutes. Guessing from many addresses comes to 480 a day, and nobody is locked out for longer than three minutes
 * after it has stopped. While it goes on, addresses from which the account was signed in (or up) within 30 days are let past
 * and not counted, so that its owner is not locked out at all (NIST SP 800-63B §5.2.2 names both measures).
 */
const CAPACITY = 20;
const LOSES_ONE_EVERY = 3 * MINUTE;
const EMPTY_AFTER = CAPACITY * LOSES_ONE_EVERY;
const KNOWN_FOR = 30 * DAY;
/** How old the noted use of an address may be: a write for every sign-in would be too much. */
const KNOWN_STEP = HOUR;

/**
 * Notes a try to sign in, unless it comes from an address that the account knows. Unknown emails are counted like
 * others. Answers how long to wait in milliseconds; 0: the try is let through. Who waits is not counted.
 */
export async function noteAccountAttempt({ db, clock }: Deps, email: string, address: string): Promise<number> {
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
  // One statement, so that tries at the same moment all count.
  const { level } = await db
    .insertInto('sign_in_levels')
    .values({ email, level: 1, noted_at: now })
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
    .where('email', '=', email)
    .execute();
  return (level - CAPACITY) * LOSES_ONE_EVERY;
}

/** After a success the tries before it are forgotten and the address is known; buckets and addresses of old are deleted. */
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
