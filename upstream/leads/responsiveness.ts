import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '../db/deps.ts';

/** Maximum age of the leads considered, in days. */
const WINDOW_DAYS = 90;
/** An answer within this many hours, yes or no, counts as fast. */
const QUICK_ANSWER_HOURS = 24;
/** Minimum number of answered or expired leads for a rating. */
const FEWEST_LEADS = 5;
/** Below this share of fast answers, responsiveness is low. */
const LOW_SHARE = 0.5;

const IS_QUICK = sql<boolean>`coalesce(answered_at <= received_at + make_interval(hours => ${sql.lit(QUICK_ANSWER_HOURS)}), false)`;

export interface Answers {
  /** Number of leads that were answered or expired. */
  readonly decided: number;
  /** How many of them were accepted or declined within 24 hours. */
  readonly quick: number;
}

/** A group of leads by whether they count at the first of two moments, at the second, or at both. */
export interface AnswerGroup {
  readonly counts: 'before' | 'after' | 'both';
  readonly outcome: 'inTime' | 'late' | 'missed';
  /** Whether moderators have blocked them. */
  readonly isBlocked: boolean;
  readonly leads: number;
}

/** Whether there are enough leads for a rating. */
export function isRated({ decided }: Answers): boolean {
  return decided >= FEWEST_LEADS;
}

/** How the account answered its leads of the last 90 days, without blocked ones. Null: too few to judge. */
export async function readAnswers(db: Deps['db'], accountId: string, now: Date): Promise<Answers | null> {
  const answers = await db
    .selectFrom('leads')
    .select([sql<number>`count(*)`.as('decided'), sql<number>`count(*) filter (where ${IS_QUICK})`.as('quick')])
    .where('account_id', '=', accountId)
    .where('blocked_at', 'is', null)
    .where('received_at', '>', windowBefore(now))
    .where((where) => where.or([where('answered_at', 'is not', null), where('expires_at', '<=', now)]))
    .executeTakeFirstOrThrow();
  return isRated(answers) ? answers : null;
}

/**
 * The leads that count for the account's rating at either of two moments: those that `readAnswers` counts at `after`,
 * and those that it would have counted at `before`. `before` must be the earlier moment.
 */
export async function compareAnswers(
  db: Deps['db'],
  accountId: string,
  { before, after }: { readonly before: Date; readonly after: Date },
): Promise<AnswerGroup[]> {
  const received = (from: RawBuilder<Date>, to: Date) =>
    db
      .selectFrom('leads')
      .select([
        countsAt(before).as('was'),
        countsAt(after).as('is'),
        sql<
          AnswerGroup['outcome']
        >`case when ${IS_QUICK} then 'inTime' when answered_at is null then 'missed' else 'late' end`.as('outcome'),
        sql<boolean>`blocked_at is not null`.as('is_blocked'),
      ])
      .where('account_id', '=', accountId)
      .where('received_at', '>', from)
      .where('received_at', '<=', to);
  // Leads between the two windows count at neither moment.
  const leads = received(windowBefore(before), before).unionAll(
    received(sql<Date>`greatest(${before}::timestamptz, ${windowBefore(after)})`, after),
  );
  return await db
    .selectFrom(leads.as('lead'))
    .select([
      sql<AnswerGroup['counts']>`case when not "is" then 'before' when not was then 'after' else 'both' end`.as(
        'counts',
      ),
      'outcome',
      'is_blocked as isBlocked',
      sql<number>`count(*)`.as('leads'),
    ])
    .where((where) => where.or([where('was', '=', true), where('is', '=', true)]))
    .groupBy([sql`1`, 'outcome', 'is_blocked'])
    .execute();
}

/** Whether a lead counts for the rating at a moment. */
function countsAt(moment: Date): RawBuilder<boolean> {
  const at = sql`${moment}::timestamptz`;
  return sql<boolean>`(
    received_at > ${windowBefore(moment)} and received_at <= ${at}
    and least(answered_at, expires_at) <= ${at}
    and (blocked_at is null or blocked_at > ${at}))`;
}

/** The moment after which a lead had to be received to count at `moment`. A `select`, so that it is computed once. */
function windowBefore(moment: Date): RawBuilder<Date> {
  return sql<Date>`(select ${moment}::timestamptz - make_interval(days => ${sql.lit(WINDOW_DAYS)}))`;
}

/** Whether the account answers its leads too slowly (ENT-45): fewer than half of them within 24 hours. */
export async function isResponsivenessLow(db: Deps['db'], accountId: string, now: Date): Promise<boolean> {
  const answers = await readAnswers(db, accountId, now);
  return answers !== null && answers.quick < answers.decided * LOW_SHARE;
}
