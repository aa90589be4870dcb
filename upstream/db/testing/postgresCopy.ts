import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openDatabase } from '../database.ts';

/** A database of its own on the PostgreSQL server that tests use. */
export interface PostgresCopy {
  readonly url: string;
  /** Deletes it. */
  drop(): Promise<void>;
}

/**
 * A new copy of the database `template` on `server`. The first call creates the template and has it filled; it stays on
 * the server.
 */
export async function copyTemplate(
  server: string,
  template: string,
  fill: (databaseUrl: string) => Promise<void>,
): Promise<PostgresCopy> {
  const name = `copy_${randomId()}`;
  await onServer(server, async (run) => {
    if (!(await run.exists(template))) await makeTemplate(server, template, fill);
    await run.create(name, template);
  });
  return {
    url: urlOf(server, name),
    drop: () => onServer(server, (run) => run.drop(name)),
  };
}

/** Fills it under another name first: other processes may be doing the same. */
async function makeTemplate(
  server: string,
  template: string,
  fill: (databaseUrl: string) => Promise<void>,
): Promise<void> {
  const draft = `draft_${randomId()}`;
  await onServer(server, (run) => run.create(draft, 'template0'));
  await fill(urlOf(server, draft));
  await onServer(server, async (run) => {
    await run.rename(draft, template).catch(async (error: unknown) => {
      if (!(await run.exists(template))) throw error;
      await run.drop(draft);
    });
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

function randomId(): string {
  return randomUUID().replaceAll('-', '');
}

function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
