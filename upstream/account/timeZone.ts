import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';

/** Whether the name is an IANA time zone; Intl would also accept offsets. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z]/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** PostgreSQL's error for a time zone that it does not know. */
const INVALID_PARAMETER = '22023';

/** The name, or UTC if it is no time zone or one that only newer browsers know. Not in a transaction: it would fail. */
export async function usableTimeZone(db: Kysely<Database>, name: string | undefined): Promise<string> {
  if (name === undefined || !isTimeZone(name)) return 'UTC';
  try {
    await sql`select now() at time zone ${name}::text`.execute(db);
    return name;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === INVALID_PARAMETER) return 'UTC';
    throw error;
  }
}
