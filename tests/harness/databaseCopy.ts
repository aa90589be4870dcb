import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../upstream/db/database.ts';
import { startProcess } from './serverProcess.ts';
import { copySnapshot, PASSWORD_COST, type Snapshot } from './snapshot.ts';

/** The snapshot's demo data in a PostgreSQL database of its own. */
export interface DatabaseCopy {
  readonly url: string;
  /** Deletes it. */
  drop(): Promise<void>;
}

/**
 * A new database with the snapshot's demo data on the PostgreSQL of `TEST_DATABASE_URL`; null if that is not set. The
 * first call for a snapshot fills a template, which takes some seconds and stays on that server.
 */
export async function copyDatabase(snapshot: Snapshot): Promise<DatabaseCopy | null> {
  const server = process.env['TEST_DATABASE_URL'] ?? '';
  if (server === '') return null;
  const template = `demo_${basename(snapshot.folder).replaceAll('-', '_')}`;
  const name = `copy_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, async (run) => {
    if (!(await run.exists(template))) await fillTemplate(server, template, snapshot);
    await run.create(name, template);
  });
  return {
    url: urlOf(server, name),
    drop: () => onServer(server, (run) => run.drop(name)),
  };
}

/** Fills it under another name first: other processes may be doing the same. */
async function fillTemplate(server: string, template: string, snapshot: Snapshot): Promise<void> {
  const draft = `draft_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, (run) => run.create(draft, 'template0'));
  const folder = copySnapshot(snapshot);
  try {
    const upstream = await startProcess('upstream/main.ts', {
      DATA_DIR: folder,
      DATABASE_URL: urlOf(server, draft),
      DEMO: 'on',
      SIMULATOR: 'off',
      CLOCK_START: snapshot.clockStart,
      PASSWORD_COST,
    });
    const code = await upstream.stop();
    if (code !== 0) throw new Error(`The upstream did not stop cleanly (code ${code}):\n${upstream.output()}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await onServer(server, async (run) => {
    if (await run.exists(template)) await run.drop(draft);
    else await run.rename(draft, template);
  });
}

interface Commands {
  exists(name: string): Promise<boolean>;
  create(name: string, template: string): Promise<void>;
  rename(name: string, other: string): Promise<void>;
  drop(name: string): Promise<void>;
}

/** Runs commands about databases on a connection of their own. */
async function onServer<T>(server: string, work: (run: Commands) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase({ databaseUrl: server, folder: null });
  try {
    return await work({
      exists: async (name) => {
        const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(db);
        return rows.length > 0;
      },
      create: async (name, template) =>
        void (await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(db)),
      rename: async (name, other) =>
        void (await sql`alter database ${sql.id(name)} rename to ${sql.id(other)}`.execute(db)),
      drop: async (name) => void (await sql`drop database ${sql.id(name)} with (force)`.execute(db)),
    });
  } finally {
    await close();
  }
}

function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
