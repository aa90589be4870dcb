import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';

/**
 * Counts the leads of an account that wait for an answer and have not run out (ENT-32): those that `leadStatusSql`
 * calls active, in words that the index of active leads fits.
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
