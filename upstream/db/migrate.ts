import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { migrations } from './migrations/all.ts';
import type { Database } from './tables.ts';
import { UnusableDatabase } from './unusableDatabase.ts';

/** PostgreSQL's SQLSTATE for a lack of rights. */
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Migrates the database to the newest schema. Throws on the first error and rolls back, and throws an UnusableDatabase
 * if a later version has migrated it or the role lacks rights.
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  const applied = await readApplied(db);
  const known = Object.keys(migrations).toSorted();
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new UnusableDatabase(
      `The database was migrated by a later version, with ${unknown.join(', ')}: start that version, or restore a backup from before the upgrade.`,
    );
  }
  if (applied.length === known.length) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  if (error instanceof Error && 'code' in error && error.code === INSUFFICIENT_PRIVILEGE) {
    throw new UnusableDatabase(
      `The database could not be migrated: ${error.message}. The role of DATABASE_URL must own the database.`,
      { cause: error },
    );
  }
  throw new Error('The database could not be migrated to the newest schema.', { cause: error });
}

/**
 * The names of the migrations that were made. Two small queries, because the migrator's introspection of the whole
 * schema takes a fifth of the startup time.
 */
async function readApplied(db: Kysely<Database>): Promise<string[]> {
  const { rows: tables } = await sql<{ found: string | null }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE})::text as found`.execute(db);
  if (tables[0]?.found == null) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}
