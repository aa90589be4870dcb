import { sql } from 'kysely';
import { deliverBriefs } from '../briefs/sendBrief.ts';
import type { Deps } from '../db/deps.ts';
import { transact } from '../db/transact.ts';
import { ApiError } from '../http/apiError.ts';

/**
 * Makes an account without an agency the owner of an agency that has none, and delivers the agency's pending briefs.
 * Throws 404 for an unknown agency, 409 if the agency already has an owner or the account an agency.
 */
export async function giveAgency({ db, clock }: Deps, alias: string, accountId: string): Promise<void> {
  await transact(db, async (trx) => {
    // The statistics by day are recomputed for the new owner at the end. Locking them only after the agency could
    // deadlock with events that are being counted.
    await sql`lock table agency_quarters in share row exclusive mode`.execute(trx);
    const agency = await trx
      .selectFrom('agencies')
      .select(['id', 'account_id'])
      .where('alias', '=', alias)
      .forUpdate()
      .executeTakeFirst();
    if (agency === undefined) throw new ApiError(404, 'AGENCY_NOT_FOUND', 'There is no such agency.');
    const other = await trx.selectFrom('agencies').select('id').where('account_id', '=', accountId).executeTakeFirst();
    if (agency.account_id !== null || other !== undefined) {
      throw new ApiError(409, 'AGENCY_OWNED', 'The agency already has an owner, or the account already has an agency.');
    }
    await trx.updateTable('agencies').set({ account_id: accountId }).where('id', '=', agency.id).execute();
    await deliverBriefs({ trx, clock }, agency.id, accountId);
  });
}
