import type { PGlite } from '@electric-sql/pglite';

/**
 * Drops the two databases that PostgreSQL keeps as models of new ones: half of the files of a data folder. For folders
 * that tests copy again and again; nobody makes another database in them.
 */
export async function dropTemplates(pglite: PGlite): Promise<void> {
  await pglite.exec(`update pg_database set datistemplate = false where datname in ('template0', 'template1')`);
  // One statement each: no database is dropped within a transaction.
  await pglite.exec('drop database if exists template0');
  await pglite.exec('drop database if exists template1');
}
