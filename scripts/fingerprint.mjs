// Stores a hash of each step's inputs, so that a step runs again only if its inputs have changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Folder of stamps and snapshots; gitignored and safe to delete. */
export const cacheFolder = path.join(root, '.cache');

const skipped = new Set(['node_modules', '__generated__', 'persisted-queries.json', '.DS_Store']);

function filesUnder(relative) {
  const absolute = path.join(root, relative);
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [relative];
  return readdirSync(absolute)
    .filter((name) => !skipped.has(name))
    .sort()
    .flatMap((name) => filesUnder(path.posix.join(relative, name)));
}

/**
 * SHA-256 over names and contents of files and folders, relative to the project root. Generated files in folders are
 * ignored; a missing path counts as empty.
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder)) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

function stampFile(name) {
  return path.join(cacheFolder, `${name}.stamp`);
}

/** Whether the last run of step `name` had this fingerprint. */
export function isFresh(name, value) {
  const file = stampFile(name);
  return existsSync(file) && readFileSync(file, 'utf8') === value;
}

/** Stores the fingerprint of a completed step. */
export function markFresh(name, value) {
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(stampFile(name), value);
}
