import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { defaultEntries, defaultNames, fillCatalogue } from '../../catalogue/fillCatalogue.ts';
import { openDatabase, type OpenDatabase } from '../database.ts';
import { dropTemplates } from './dropTemplates.ts';
import { migrateToLatest } from '../migrate.ts';
import type { Database } from '../tables.ts';
import { copyTemplate } from './postgresCopy.ts';

const migrationsFolder = new URL('../migrations/', import.meta.url);
const pglitePackage = new URL('../../../node_modules/@electric-sql/pglite/package.json', import.meta.url);
const cacheFolder = new URL('../../../node_modules/.cache/agency-portal/', import.meta.url);

/**
 * A migrated database for tests, empty except for the catalogue: in memory, or with `TEST_DATABASE_URL` a new one on
 * that PostgreSQL. Creating a PGlite takes seconds, so its folder is dumped once for each version of migrations and
 * catalogue and loaded from then on.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server !== undefined && server !== '') return await openOnServer(server);
  snapshot ??= readSnapshot();
  return await openDatabase({ databaseUrl: null, folder: null, snapshot: await snapshot });
}

/** A new database without tables. */
export async function openEmptyTestDatabase(): Promise<OpenDatabase> {
  return await openDatabase({ databaseUrl: null, folder: null, snapshot: await readOrMake('empty', makeEmpty) });
}

/** Read once per worker rather than per file, because PGlite keeps it in memory. */
let snapshot: Promise<Blob> | undefined;

function readSnapshot(): Promise<Blob> {
  return readOrMake(`migrated-alone-${contentHash()}`, makeMigrated);
}

async function readOrMake(name: string, make: () => Promise<PGlite>): Promise<Blob> {
  const path = join(fileURLToPath(cacheFolder), `${name}-${pgliteVersion()}.tar`);
  const known = readFile(path);
  if (known) return known;
  const pglite = await make();
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  const bytes = Buffer.from(await dump.arrayBuffer());
  mkdirSync(cacheFolder, { recursive: true });
  // Test files run in parallel, so the dump is written to a temporary file and renamed into place.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, bytes);
  renameSync(draft, path);
  return new Blob([bytes]);
}

async function openOnServer(server: string): Promise<OpenDatabase> {
  const { url, drop } = await copyTemplate(server, `migrated_${contentHash()}`, fillTemplate);
  const open = await openDatabase({ databaseUrl: url, folder: null });
  return {
    ...open,
    close: async () => {
      await open.close();
      await drop();
    },
  };
}

async function fillTemplate(databaseUrl: string): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl, folder: null });
  await migrateToLatest(db);
  await fillCatalogue(db);
  await close();
}

function readFile(path: string): Blob | null {
  try {
    return new Blob([readFileSync(path)]);
  } catch {
    return null;
  }
}

async function makeEmpty(): Promise<PGlite> {
  const pglite = await PGlite.create();
  await dropTemplates(pglite);
  return pglite;
}

async function makeMigrated(): Promise<PGlite> {
  const pglite = await PGlite.create({ loadDataDir: await readOrMake('empty', makeEmpty) });
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  await migrateToLatest(db);
  await fillCatalogue(db);
  return pglite;
}

/** A dump can only be read by the version that wrote it. */
function pgliteVersion(): string {
  const { version } = JSON.parse(readFileSync(pglitePackage, 'utf8')) as { version: string };
  return version;
}

function contentHash(): string {
  const hash = createHash('sha256').update(JSON.stringify([defaultEntries(), defaultNames()]));
  for (const name of readdirSync(migrationsFolder).toSorted())
    hash.update(readFileSync(new URL(name, migrationsFolder)));
  return hash.digest('hex').slice(0, 16);
}
