import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../db/tables.ts';
import { ApiError } from '../http/apiError.ts';
import { hasPageSql, isListedSql } from './agencyState.ts';

interface FoundAgency {
  readonly id: number;
  readonly account_id: string | null;
}

/** The public agency with this alias. Throws 404 AGENCY_NOT_FOUND. */
export async function requireAgencyPage(db: Kysely<Database>, alias: string): Promise<FoundAgency> {
  return await findAgency(db, alias, hasPageSql());
}

/** The agency with this alias, if it is listed (DIR-08), and its owner. Throws 404 AGENCY_NOT_FOUND. */
export async function requireListedAgency(db: Kysely<Database>, alias: string): Promise<FoundAgency> {
  return await findAgency(db, alias, isListedSql());
}

async function findAgency(db: Kysely<Database>, alias: string, isFit: RawBuilder<boolean>): Promise<FoundAgency> {
  const agency = await db
    .selectFrom('agencies')
    .select(['id', 'account_id'])
    .where('alias', '=', alias)
    .where(isFit)
    .executeTakeFirst();
  if (agency === undefined) throw new ApiError(404, 'AGENCY_NOT_FOUND', 'There is no such agency.');
  return agency;
}
