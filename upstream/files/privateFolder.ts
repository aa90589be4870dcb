import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Permission bits for group and others. */
const OF_OTHERS = 0o077;
const STICKY = 0o1000;

/** Creates a folder that only its owner can enter; an existing one is made private. */
export function openPrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { mode } = lstatSync(folder);
  // A shared folder like /tmp stays open to everyone; our entries in it are made private one by one.
  if ((mode & STICKY) === 0) closeToOthers(folder, mode);
}

/** Removes the permissions of group and others from files and folders, recursively. Missing ones are skipped. */
export function makePrivate(paths: readonly string[]): void {
  for (const path of paths) {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    // A link's permissions are those of its target, which may not be ours.
    if (stats === undefined || stats.isSymbolicLink()) continue;
    closeToOthers(path, stats.mode);
    if (stats.isDirectory()) makePrivate(readdirSync(path).map((name) => join(path, name)));
  }
}

function closeToOthers(path: string, mode: number): void {
  if ((mode & OF_OTHERS) !== 0) chmodSync(path, mode & 0o700);
}
