import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { migrations } from './migrations/all.ts';
import type { Database } from './tables.ts';

/** Migrates the database to the newest schema. Throws on the first error and rolls back. */
export async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  if (await isLatest(db)) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined)
    throw new Error('The database could not be migrated to the newest schema.', { cause: error });
}

/**
 * Whether the schema is up to date. Two small queries, because the migrator's introspection of the whole schema takes a
 * fifth of the startup time.
 */
async function isLatest(db: Kysely<Database>): Promise<boolean> {
  const { rows: tables } = await sql<{ found: string | null }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE})::text as found`.execute(db);
  if (tables[0]?.found == null) return false;
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  const applied = rows.map(({ name }) => name);
  return JSON.stringify(applied) === JSON.stringify(Object.keys(migrations).toSorted());
}
