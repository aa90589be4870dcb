import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { openDatabase, type OpenDatabase } from './database.ts';
import { migrateToLatest } from './migrate.ts';
import type { Database } from './tables.ts';

const migrationsFolder = new URL('./migrations/', import.meta.url);
const cacheFolder = new URL('../../node_modules/.cache/agency-portal/', import.meta.url);

/**
 * An empty, migrated database in memory for tests. Creating a PGlite from nothing takes seconds, so the
 * migrated folder is dumped once per state of the migrations and loaded from there.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const path = join(fileURLToPath(cacheFolder), `migrated-${migrationsHash()}.tar`);
  const snapshot = readSnapshot(path) ?? (await makeSnapshot(path));
  return await openDatabase({ databaseUrl: null, folder: null, snapshot });
}

function readSnapshot(path: string): Blob | null {
  try {
    return new Blob([readFileSync(path)]);
  } catch {
    return null;
  }
}

async function makeSnapshot(path: string): Promise<Blob> {
  const pglite = await PGlite.create();
  await migrateToLatest(new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) }));
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  const bytes = Buffer.from(await dump.arrayBuffer());
  mkdirSync(cacheFolder, { recursive: true });
  // Test files run side by side: a rename is never seen half done.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, bytes);
  renameSync(draft, path);
  return new Blob([bytes]);
}

function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder).toSorted()) hash.update(readFileSync(new URL(name, migrationsFolder)));
  return hash.digest('hex').slice(0, 16);
}
