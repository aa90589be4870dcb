import { sql } from 'kysely';
import type { Deps } from '../db/deps.ts';

/** Days of leads that are looked at. */
const WINDOW_DAYS = 90;
/** An answer within this many hours, yes or no, counts as quick. */
const QUICK_ANSWER_HOURS = 24;
/** With fewer decided leads than this nothing can be said. */
const FEWEST_LEADS = 5;
/** Below this share of quick answers the score is low. */
const LOW_SHARE = 0.5;

/**
 * Whether the account answers its leads too slowly (ENT-45): of the leads of the last 90 days that were answered
 * or missed, fewer than half were answered within 24 hours. Declining counts as an answer; blocked leads do not count.
 */
export async function isResponsivenessLow(db: Deps['db'], accountId: string, now: Date): Promise<boolean> {
  const { decided, quick } = await db
    .selectFrom('leads')
    .select([
      sql<number>`count(*)`.as('decided'),
      sql<number>`count(*) filter (where answered_at <= received_at + make_interval(hours => ${QUICK_ANSWER_HOURS}::int))`.as(
        'quick',
      ),
    ])
    .where('account_id', '=', accountId)
    .where('blocked_at', 'is', null)
    .where('received_at', '>=', sql<Date>`${now}::timestamptz - make_interval(days => ${WINDOW_DAYS}::int)`)
    .where((where) => where.or([where('answered_at', 'is not', null), where('expires_at', '<=', now)]))
    .executeTakeFirstOrThrow();
  return decided >= FEWEST_LEADS && quick < decided * LOW_SHARE;
}
