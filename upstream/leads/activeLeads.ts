import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';

/**
 * Counts the unexpired leads to answer of an account (ENT-32): those that `leadStatusSql` calls active, written so that
 * the index of active leads applies.
 */
export function countActiveLeads(db: Kysely<Database>, accountId: string, now: Date) {
  return db
    .selectFrom('leads')
    .select((select) => select.fn.countAll<number>().as('activeLeads'))
    .where('account_id', '=', accountId)
    .where('status', '=', 'active')
    .where('blocked_at', 'is', null)
    .where('expires_at', '>', now);
}
