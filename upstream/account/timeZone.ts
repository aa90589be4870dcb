import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { isTimeZone } from '../../domain/timeZone.ts';
import type { Deps } from '../db/deps.ts';
import type { Database } from '../db/tables.ts';
import { invalidFields } from '../http/apiError.ts';

/**
 * A time zone's name as the database spells it: both accept any case, but clients compare names. Null if the database
 * cannot count days in it: browsers may know newer ones.
 */
async function findTimeZone(db: Kysely<Database>, name: string): Promise<string | null> {
  if (!isTimeZone(name)) return null;
  const { rows } = await sql<{ name: string }>`
    select name from pg_timezone_names where lower(name) = lower(${name}::text)
  `.execute(db);
  return rows[0]?.name ?? null;
}

/** The name, or UTC if it is no time zone or one that only newer browsers know. */
export async function usableTimeZone(db: Kysely<Database>, name: string | undefined): Promise<string> {
  return (name === undefined ? null : await findTimeZone(db, name)) ?? 'UTC';
}

/** Stores the account's time zone. Throws 422 if it is not known. */
export async function storeTimeZone({ db }: Deps, accountId: string, name: string): Promise<void> {
  const timeZone = await findTimeZone(db, name);
  if (timeZone === null) {
    throw invalidFields({ path: 'timeZone', code: 'unknown', message: 'is not the name of a time zone' });
  }
  await db.updateTable('accounts').set({ time_zone: timeZone }).where('id', '=', accountId).execute();
}
