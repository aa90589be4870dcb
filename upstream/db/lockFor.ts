import { sql, type Transaction } from 'kysely';
import type { Database } from './tables.ts';

/**
 * Waits for the lock of this name, and holds it until the transaction ends: for a rule that no row can be locked for,
 * such as a maximum number of rows. Locks that other transactions take too are taken in the same order everywhere.
 */
export async function lockFor(trx: Transaction<Database>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}
