import type { PGlite } from '@electric-sql/pglite';

/**
 * Drops PostgreSQL's two template databases, which are half of the files in a data folder. For folders that tests copy
 * often and in which no further database is created.
 */
export async function dropTemplates(pglite: PGlite): Promise<void> {
  await pglite.exec(`update pg_database set datistemplate = false where datname in ('template0', 'template1')`);
  // Separate statements, because a database cannot be dropped within a transaction.
  await pglite.exec('drop database if exists template0');
  await pglite.exec('drop database if exists template1');
}
