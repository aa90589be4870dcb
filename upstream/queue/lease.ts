import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '../db/deps.ts';

/** The columns that lease a row of a queue to one sender. */
export interface Lease {
  /** The running attempt; null if there is none. */
  readonly claim: string | null;
  /** The sender's name. */
  readonly claimed_by: string | null;
  /**
   * By the machine's clock, whatever the upstream's clock says. After this time the sender is considered dead, and
   * another one may try.
   */
  readonly claimed_until: Date | null;
}

export const UNCLAIMED: Lease = { claim: null, claimed_by: null, claimed_until: null };

/** A new lease for `duration` milliseconds. */
export function leaseTo(sender: string, duration: number): Lease & { readonly claim: string } {
  return { claim: randomUUID(), claimed_by: sender, claimed_until: new Date(Date.now() + duration) };
}

/** SQL condition: no live sender holds the row of this table or alias. */
export function isUnclaimed(table: string): RawBuilder<boolean> {
  const until = sql.ref(`${table}.claimed_until`);
  return sql<boolean>`(${until} is null or ${until} <= ${new Date()})`;
}

/** Releases the rows that an earlier process with the same sender name has claimed. That process must have ended. */
export async function releaseClaims(
  { db }: Pick<Deps, 'db'>,
  table: 'webhook_deliveries' | 'outbox_messages',
  sender: string,
): Promise<void> {
  await sql`
    update ${sql.table(table)} set claim = null, claimed_by = null, claimed_until = null
    where claimed_by = ${sender}`.execute(db);
}
