import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { ApiError } from '../http/apiError.ts';
import { hasPageSql } from './agencyState.ts';

/** The agency with a public page of this address name, and who owns it. Throws 404 AGENCY_NOT_FOUND (DIR-08). */
export async function requirePublicAgency(
  db: Kysely<Database>,
  alias: string,
): Promise<{ readonly id: number; readonly account_id: string | null }> {
  const agency = await db
    .selectFrom('agencies')
    .select(['id', 'account_id'])
    .where('alias', '=', alias)
    .where(hasPageSql())
    .executeTakeFirst();
  if (agency === undefined) throw new ApiError(404, 'AGENCY_NOT_FOUND', 'There is no such agency.');
  return agency;
}
