import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What group and others may do. */
const OF_OTHERS = 0o077;
const STICKY = 0o1000;

/** Makes a folder that only its owner can enter; one that is there already is closed to all others. */
export function openPrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { mode } = lstatSync(folder);
  // A folder like /tmp is for everybody; what is ours in it is closed by itself.
  if ((mode & STICKY) === 0) closeToOthers(folder, mode);
}

/** Closes files and folders, with all they hold, to everybody but their owner. Missing ones are passed over. */
export function makePrivate(paths: readonly string[]): void {
  for (const path of paths) {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    // The permissions of a link are those of what it leads to, which may be no part of ours.
    if (stats === undefined || stats.isSymbolicLink()) continue;
    closeToOthers(path, stats.mode);
    if (stats.isDirectory()) makePrivate(readdirSync(path).map((name) => join(path, name)));
  }
}

function closeToOthers(path: string, mode: number): void {
  if ((mode & OF_OTHERS) !== 0) chmodSync(path, mode & 0o700);
}
