import type { Kysely } from 'kysely';
import type { WireAccountCounters } from '../contract/account.ts';
import type { Deps } from '../db/deps.ts';
import type { Database } from '../db/tables.ts';
import { latestChange } from './leadChange.ts';
import { hasStatusSql } from './leadState.ts';

/** Counts an account's leads to answer (ENT-32). */
export function countActiveLeads(db: Kysely<Database>, accountId: string, now: Date) {
  return db
    .selectFrom('leads')
    .select((select) => select.fn.countAll<number>().as('activeLeads'))
    .where('account_id', '=', accountId)
    .where(hasStatusSql('active', now));
}

/** The account's counters (RST-63): leads to answer, and the time of the latest write to a lead. */
export async function readAccountCounters({ db, clock }: Deps, accountId: string): Promise<WireAccountCounters> {
  const { activeLeads, changedAt } = await db
    .selectFrom(countActiveLeads(db, accountId, clock.now()).as('counted'))
    .select(['activeLeads', latestChange(db, accountId).as('changedAt')])
    .executeTakeFirstOrThrow();
  return { activeLeads, leadsChangedAt: changedAt?.toISOString() ?? null };
}
