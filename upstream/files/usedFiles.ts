import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import { lockFor } from '../db/lockFor.ts';
import { transact } from '../db/transact.ts';
import { warn } from '../queue/worker.ts';
import type { Database } from '../db/tables.ts';
import { type FileEnding, fileName, storeFile } from './fileStore.ts';

/**
 * Stores a file that a row is about to reference, and returns its name. `trx` must be the transaction that writes the
 * row: until it ends, the file is not removed, even if another row that references it is deleted.
 */
export async function storeUsedFile(
  trx: Transaction<Database>,
  folder: string,
  { bytes, ending }: { readonly bytes: Uint8Array; readonly ending: FileEnding },
): Promise<string> {
  await lockFile(trx, fileName(bytes, ending));
  return await storeFile(folder, bytes, ending);
}

/**
 * Removes files that no row references any longer. Call it after the transaction that deleted or changed their rows: one
 * that fails would leave rows without their files. A file that cannot be removed stays, and is reported as a warning.
 */
export async function removeUnusedFiles(db: Kysely<Database>, folder: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await transact(db, async (trx) => await removeUnused(trx, folder, names)).catch(warn);
}

async function removeUnused(trx: Transaction<Database>, folder: string, names: readonly string[]): Promise<void> {
  // Always in the same order, to prevent deadlocks.
  for (const name of [...new Set(names)].toSorted()) {
    await lockFile(trx, name);
    const image = await trx.selectFrom('agency_images').select('id').where('file', '=', name).executeTakeFirst();
    const logo = await trx.selectFrom('agencies').select('id').where('logo_file', '=', name).executeTakeFirst();
    const story = await trx
      .selectFrom('agency_stories')
      .select('id')
      .where('picture_file', '=', name)
      .executeTakeFirst();
    if ([image, logo, story].every((row) => row === undefined)) await rm(join(folder, name), { force: true });
  }
}

/** Locks a file by name: identical content is the same file, whoever uploads it. */
async function lockFile(trx: Transaction<Database>, name: string): Promise<void> {
  await lockFor(trx, `file ${name}`);
}
