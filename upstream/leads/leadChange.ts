import type { Insertable, Kysely, Transaction, Updateable } from 'kysely';
import { leadExpiresAt } from '../../domain/leads.ts';
import type { Clock } from '../db/clock.ts';
import { lockFor } from '../db/lockFor.ts';
import type { Database } from '../db/tables.ts';
import type { LeadsTable } from '../db/tables/leads.ts';
import { ApiError } from '../http/apiError.ts';
import { leadText } from './leadText.ts';

type NewLead = Omit<Insertable<LeadsTable>, 'received_at' | 'expires_at' | 'updated_at'>;

/**
 * Adds a lead that has just arrived, and its text for searches. Returns when it was received. This time is taken under
 * the lock as well: if it were before the position that a reader of the log has reached, the reader would take the lead
 * for one that it knows.
 */
export async function addLead(trx: Transaction<Database>, lead: NewLead, clock: Clock): Promise<Date> {
  const updatedAt = await stampChange(trx, lead.account_id, clock);
  const receivedAt = new Date(Math.min(clock.now().getTime(), updatedAt.getTime()));
  await trx
    .insertInto('leads')
    .values({ ...lead, received_at: receivedAt, expires_at: leadExpiresAt(receivedAt), updated_at: updatedAt })
    .execute();
  await trx.insertInto('lead_texts').values(leadText(lead)).execute();
  return receivedAt;
}

/** Changes a lead and returns the time of the change. Throws 404. */
export async function changeLead(
  trx: Transaction<Database>,
  leadId: string,
  clock: Clock,
  values: Updateable<LeadsTable>,
): Promise<Date> {
  // Transactions lock the lead, then the clock, then the agency, to prevent deadlocks.
  const lead = await trx
    .selectFrom('leads')
    .select('account_id')
    .where('id', '=', leadId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (lead === undefined) throw new ApiError(404, 'LEAD_NOT_FOUND', 'There is no such lead.');
  const updatedAt = await stampChange(trx, lead.account_id, clock);
  await trx
    .updateTable('leads')
    .set({ ...values, updated_at: updatedAt })
    .where('id', '=', leadId)
    .execute();
  return updatedAt;
}

/**
 * A timestamp for a change of an account's leads: now, but at least 1 ms after the latest one. The account's changes are
 * locked until the transaction ends, so they become visible in the order of their timestamps. The time is taken under
 * the lock: one taken earlier could be before the position that a read has returned in the meantime.
 */
async function stampChange(trx: Transaction<Database>, accountId: string, clock: Clock): Promise<Date> {
  const latest = await lockChanges(trx, accountId, 'write');
  const now = clock.now();
  const changedAt = latest === null ? now : new Date(Math.max(now.getTime(), latest.getTime() + 1));
  await trx
    .insertInto('lead_clocks')
    .values({ account_id: accountId, changed_at: changedAt })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ changed_at: changedAt }))
    .execute();
  return changedAt;
}

/**
 * Waits for transactions that are changing an account's leads, and keeps others from starting to until this one ends, so
 * that a read afterwards misses none of the changes up to its time.
 */
export async function waitForChanges(trx: Transaction<Database>, accountId: string): Promise<void> {
  await lockChanges(trx, accountId, 'read');
}

/** More than any transaction takes that changes leads. */
const LONGEST_CHANGE_MS = 60_000;

/**
 * The time up to which a read that starts now contains all changes of an account's leads. Without a lock, so that lists
 * neither wait for changes nor delay them: it is the time of the latest change that is visible, or a minute ago.
 */
export async function readUpTo(db: Kysely<Database>, accountId: string, clock: Clock): Promise<Date> {
  const earliest = clock.now().getTime() - LONGEST_CHANGE_MS;
  const visible = await latestChange(db, accountId).executeTakeFirst();
  return new Date(Math.max(earliest, visible?.changed_at.getTime() ?? 0));
}

/** The time of the latest write to any of an account's leads; no row if there was none. */
export function latestChange(db: Kysely<Database>, accountId: string) {
  return db.selectFrom('lead_clocks').select('changed_at').where('account_id', '=', accountId);
}

/** Locks an account's changes until the end of the transaction. Returns the time of the latest one, or null. */
async function lockChanges(
  trx: Transaction<Database>,
  accountId: string,
  purpose: 'read' | 'write',
): Promise<Date | null> {
  const latest = latestChange(trx, accountId);
  const locked = purpose === 'read' ? latest.forShare() : latest.forNoKeyUpdate();
  const known = await locked.executeTakeFirst();
  if (known !== undefined) return known.changed_at;
  // An account without leads has no row to lock yet.
  await lockFor(trx, `first lead of account ${accountId}`);
  return (await locked.executeTakeFirst())?.changed_at ?? null;
}
