import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './tables.ts';

/** SQLSTATEs with which PostgreSQL ends a transaction that would succeed if repeated: deadlock, failed serialization. */
const REPEATABLE: ReadonlySet<unknown> = new Set(['40P01', '40001']);
/** After this many attempts, the error is thrown. */
const ATTEMPTS = 5;
/** Longest pause before another attempt, in ms; random, so that the same transactions do not meet again. */
const LONGEST_PAUSE_MS = 50;

/**
 * Runs `work` in a transaction, and again if PostgreSQL ends it because of a deadlock with others. Triggers and foreign
 * keys lock rows as well, so a fixed order of locks does not prevent all deadlocks. `work` must have no effects outside
 * the database that cannot be repeated. Throws what `work` throws.
 */
export async function transact<T>(db: Kysely<Database>, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isRepeatable(error)) throw error;
    }
    await wait(Math.random() * LONGEST_PAUSE_MS);
  }
}

function isRepeatable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && REPEATABLE.has(error.code);
}
