import type { Kysely } from 'kysely';
import type { Database } from './tables.ts';

/** Reads a stored setting of the server, or undefined. */
export async function readSetting(db: Kysely<Database>, name: string): Promise<unknown> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Inserts or replaces a setting (any JSON value). */
export async function writeSetting(db: Kysely<Database>, name: string, value: unknown): Promise<void> {
  const json = JSON.stringify(value);
  await db
    .insertInto('settings')
    .values({ name, value: json })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: json }))
    .execute();
}
