import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { defaultEntries, defaultNames, fillCatalogue } from '../catalogue/fillCatalogue.ts';
import { openDatabase, type OpenDatabase } from './database.ts';
import { dropTemplates } from './dropTemplates.ts';
import { migrateToLatest } from './migrate.ts';
import type { Database } from './tables.ts';

const migrationsFolder = new URL('./migrations/', import.meta.url);
const cacheFolder = new URL('../../node_modules/.cache/agency-portal/', import.meta.url);

/**
 * A migrated database for tests, empty but for the catalogue: in memory, or with `TEST_DATABASE_URL` a fresh one on
 * that PostgreSQL. Creating a PGlite from nothing takes seconds, so the folder is dumped once per state of the
 * migrations and the catalogue and loaded from there.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server !== undefined && server !== '') return await openOnServer(server);
  snapshot ??= readSnapshot();
  return await openDatabase({ databaseUrl: null, folder: null, snapshot: await snapshot });
}

/** Read once for all files of a worker: PGlite keeps what it was made from. */
let snapshot: Promise<Blob> | undefined;

async function readSnapshot(): Promise<Blob> {
  const path = join(fileURLToPath(cacheFolder), `migrated-alone-${contentHash()}.tar`);
  return readFile(path) ?? (await makeSnapshot(path));
}

async function openOnServer(server: string): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = await openDatabase({ databaseUrl: server, folder: null });
  await sql`create database ${sql.id(name)}`.execute(admin.db);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const open = await openDatabase({ databaseUrl: url.href, folder: null });
  await migrateToLatest(open.db);
  await fillCatalogue(open.db);
  return {
    db: open.db,
    close: async () => {
      await open.close();
      await sql`drop database ${sql.id(name)} with (force)`.execute(admin.db);
      await admin.close();
    },
  };
}

function readFile(path: string): Blob | null {
  try {
    return new Blob([readFileSync(path)]);
  } catch {
    return null;
  }
}

async function makeSnapshot(path: string): Promise<Blob> {
  const pglite = await PGlite.create();
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  await migrateToLatest(db);
  await fillCatalogue(db);
  await dropTemplates(pglite);
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

function contentHash(): string {
  const hash = createHash('sha256').update(JSON.stringify([defaultEntries(), defaultNames()]));
  for (const name of readdirSync(migrationsFolder).toSorted())
    hash.update(readFileSync(new URL(name, migrationsFolder)));
  return hash.digest('hex').slice(0, 16);
}
