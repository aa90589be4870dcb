import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';

/** Number of newest answers to consider. */
const NEWEST = 50;
/** With fewer answers than this, there is no meaningful median. */
const FEWEST = 5;

/**
 * Stores how long an agency takes to accept or decline a lead: the median of its newest answers in hours, rounded up;
 * null with fewer than five answers. If `accountId` is null, updates the agencies of all accounts.
 */
export async function storeReplyTime(db: Kysely<Database>, accountId: string | null): Promise<void> {
  const ofAccounts = accountId === null ? sql`true` : sql`agencies.account_id = ${accountId}::uuid`;
  await sql`
    update agencies set reply_hours = found.hours
    from agencies as own, lateral (
      select case when count(*) >= ${sql.lit(FEWEST)} then greatest(1, ceil(
        percentile_cont(0.5) within group (order by extract(epoch from answered_at - received_at)) / 3600)) end::integer
        as hours
      from (
        select answered_at, received_at from leads
        where account_id = own.account_id and answered_at is not null
        order by answered_at desc limit ${sql.lit(NEWEST)}
      ) as newest
    ) as found
    where own.id = agencies.id and own.account_id is not null and ${ofAccounts}
      and agencies.reply_hours is distinct from found.hours`.execute(db);
}
