import { type Insertable, type Kysely, sql, type Transaction, type Updateable } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { LeadsTable } from '../db/tables/leads.ts';
import { ApiError } from '../http/apiError.ts';
import { leadText } from './leadText.ts';

type NewLead = Omit<Insertable<LeadsTable>, 'updated_at'>;

/** Adds a lead that arrives at `now`, and its text for searches. */
export async function addLead(trx: Transaction<Database>, lead: NewLead, now: Date): Promise<void> {
  const updatedAt = await stampChange(trx, lead.account_id, now);
  await trx
    .insertInto('leads')
    .values({ ...lead, updated_at: updatedAt })
    .execute();
  await trx.insertInto('lead_texts').values(leadText(lead)).execute();
}

/** Changes a lead and returns the time of the change. Throws 404. */
export async function changeLead(
  trx: Transaction<Database>,
  leadId: string,
  now: Date,
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
  const updatedAt = await stampChange(trx, lead.account_id, now);
  await trx
    .updateTable('leads')
    .set({ ...values, updated_at: updatedAt })
    .where('id', '=', leadId)
    .execute();
  return updatedAt;
}

/**
 * A timestamp for a change of an account's leads: `now`, but at least 1 ms after the latest one. The row is locked
 * until the transaction ends, so changes become visible in the order of their timestamps.
 */
async function stampChange(trx: Transaction<Database>, accountId: string, now: Date): Promise<Date> {
  const { changed_at: changedAt } = await trx
    .insertInto('lead_clocks')
    .values({ account_id: accountId, changed_at: now })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({
        changed_at: sql<Date>`greatest(excluded.changed_at, lead_clocks.changed_at + interval '1 millisecond')`,
      }),
    )
    .returning('changed_at')
    .executeTakeFirstOrThrow();
  return changedAt;
}

/**
 * Waits for transactions that are changing an account's leads, so that a read afterwards misses none of the changes.
 */
export async function waitForChanges(trx: Kysely<Database>, accountId: string): Promise<void> {
  await trx.selectFrom('lead_clocks').select('changed_at').where('account_id', '=', accountId).forShare().execute();
}
