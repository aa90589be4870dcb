import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { isTimeZone } from '../../domain/timeZone.ts';
import type { Deps } from '../db/deps.ts';
import type { Database } from '../db/tables.ts';
import { invalidFields } from '../http/apiError.ts';

/** PostgreSQL's error for a time zone that it does not know. */
const INVALID_PARAMETER = '22023';

/** Whether the database counts days in this time zone, too: browsers may know newer ones. Not in a transaction: it would fail. */
async function isUsable(db: Kysely<Database>, name: string): Promise<boolean> {
  if (!isTimeZone(name)) return false;
  try {
    await sql`select now() at time zone ${name}::text`.execute(db);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === INVALID_PARAMETER) return false;
    throw error;
  }
}

/** The name, or UTC if it is no time zone or one that only newer browsers know. Not in a transaction. */
export async function usableTimeZone(db: Kysely<Database>, name: string | undefined): Promise<string> {
  return name !== undefined && (await isUsable(db, name)) ? name : 'UTC';
}

/** Stores the account's time zone. Throws 422 if it is not known. */
export async function storeTimeZone({ db }: Deps, accountId: string, name: string): Promise<void> {
  if (!(await isUsable(db, name))) {
    throw invalidFields({ path: 'timeZone', code: 'unknown', message: 'is not the name of a time zone' });
  }
  await db.updateTable('accounts').set({ time_zone: name }).where('id', '=', accountId).execute();
}
