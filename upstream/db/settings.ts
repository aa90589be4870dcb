import { randomBytes } from 'node:crypto';
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

const SECRET_BYTES = 32;

/** A random secret in base64url. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/**
 * Reads a stored secret, or creates it on the first start. If several servers start on a new database at once, they all
 * use the one written first.
 */
export async function openSecret(db: Kysely<Database>, name: string): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name, value: JSON.stringify(newSecret()) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const stored = await readSetting(db, name);
  if (typeof stored !== 'string') throw new Error(`The stored secret ${name} cannot be read.`);
  return stored;
}
