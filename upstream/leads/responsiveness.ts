import { sql } from 'kysely';
import type { Deps } from '../db/deps.ts';

/** Maximum age of the leads considered, in days. */
const WINDOW_DAYS = 90;
/** An answer within this many hours, yes or no, counts as fast. */
const QUICK_ANSWER_HOURS = 24;
/** Minimum number of decided leads for a rating. */
const FEWEST_LEADS = 5;
/** Below this share of fast answers, responsiveness is low. */
const LOW_SHARE = 0.5;

export interface Answers {
  /** Number of leads that were answered or expired. */
  readonly decided: number;
  /** How many of them were accepted or declined within 24 hours. */
  readonly quick: number;
}

/** How the account answered its leads of the last 90 days, except blocked ones. Null if there are too few. */
export async function readAnswers(db: Deps['db'], accountId: string, now: Date): Promise<Answers | null> {
  const answers = await db
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
  return answers.decided >= FEWEST_LEADS ? answers : null;
}

/** Whether the account answers its leads too slowly (ENT-45): fewer than half of them within 24 hours. */
export async function isResponsivenessLow(db: Deps['db'], accountId: string, now: Date): Promise<boolean> {
  const answers = await readAnswers(db, accountId, now);
  return answers !== null && answers.quick < answers.decided * LOW_SHARE;
}
