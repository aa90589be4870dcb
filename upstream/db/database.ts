import { existsSync, renameSync, rmSync } from 'node:fs';
import { Kysely, PGliteDialect } from 'kysely';
import { lockFolder } from './folderLock.ts';
import { INT8, readInt8 } from './int8.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './tables.ts';
import { UnusableDatabase } from './unusableDatabase.ts';

/** An open database. */
export interface OpenDatabase {
  db: Kysely<Database>;
  /**
   * From now on a query fails if PostgreSQL is silent for 10 s: it hangs, or the network has lost the connection, and
   * the query would never end. Not before, because a migration may take longer. Changes nothing for PGlite.
   */
  limitQueries(): void;
  /** Waits for running queries, closes the connections and unlocks the folder. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** `postgres://…`; overrides the folder. */
  databaseUrl: string | null;
  /** Folder of the embedded PGlite; null keeps it in memory. */
  folder: string | null;
  /** A PGlite data folder dump to start from (tests). */
  snapshot?: Blob;
}

/**
 * Opens PostgreSQL if a URL is given, else the embedded PGlite. Both run the same migrations and return the same
 * JavaScript types (timestamps as Date, int8 as number). Throws if the folder is in use by another process or the URL
 * is invalid, and an UnusableDatabase if the folder cannot be read or written or PostgreSQL does not respond.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.databaseUrl === null
    ? await openPGlite(options.folder, options.snapshot)
    : await openPostgres(options.databaseUrl);
}

async function openPGlite(folder: string | null, snapshot: Blob | undefined): Promise<OpenDatabase> {
  const lock = folder === null ? null : await lockFolder(folder);
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    if (folder !== null && !existsSync(folder)) await createFolder(folder);
    const pglite = await PGlite.create({
      ...(folder === null ? {} : { dataDir: folder }),
      ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
      parsers: { [INT8]: readInt8 },
    });
    const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
    return {
      db,
      limitQueries: () => undefined,
      close: async () => {
        await db.destroy();
        if (!pglite.closed) await pglite.close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw folder === null ? error : new UnusableDatabase(whyUnusable(folder, error), { cause: error });
  }
}

/**
 * Creates an empty database under another name and then renames it: PGlite takes a folder whose creation was
 * interrupted for a whole one, and cannot open it.
 */
async function createFolder(folder: string): Promise<void> {
  const { PGlite } = await import('@electric-sql/pglite');
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const created = await PGlite.create({ dataDir: unfinished });
  await created.close();
  renameSync(unfinished, folder);
}

/** The numbers that PGlite's file system gives errors (WASI). */
const FILE_ERRORS: Readonly<Record<number, string>> = {
  2: 'it may not be accessed',
  51: 'the disk is full',
  54: 'it is not a folder',
  63: 'it may not be accessed',
  69: 'its file system is read-only',
};

function whyUnusable(folder: string, error: unknown): string {
  const errno = typeof error === 'object' && error !== null && 'errno' in error ? Number(error.errno) : Number.NaN;
  const reason = FILE_ERRORS[errno];
  return reason === undefined
    ? `The database folder ${folder} cannot be opened: it is damaged, or was made by another version of PGlite. Restore a backup, or move the folder away to start without data.`
    : `The database folder ${folder} cannot be opened: ${reason}.`;
}
