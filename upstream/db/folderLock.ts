import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

export interface FolderLock {
  /** Frees the folder; more than once does no harm. */
  release(): void;
}

/** Folders open in this process. A lock file with our own process id and no entry here is a dead process's. */
const open = new Set<string>();

/**
 * Claims a PGlite folder for this process through a file `<folder>.lock` holding the process id.
 * PGlite itself lets two processes open one folder and silently spoil it. A lock left by a process that has
 * ended is taken over. Throws when a running process, or this one, already holds the folder.
 */
export function lockFolder(folder: string): FolderLock {
  const path = `${resolve(folder)}.lock`;
  if (open.has(path)) throw new Error(`The database folder ${folder} is already open in this process.`);
  mkdirSync(dirname(path), { recursive: true });
  if (!tryCreate(path)) {
    const holder = readHolder(path);
    if (holder !== null && holder !== process.pid && isRunning(holder)) {
      throw new Error(
        `The database folder ${folder} is in use by process ${holder}. Stop it first; if that process is another program, delete ${path}.`,
      );
    }
    rmSync(path, { force: true });
    if (!tryCreate(path)) throw new Error(`The database folder ${folder} was just taken by another process.`);
  }
  open.add(path);
  const release = (): void => {
    process.off('exit', release);
    if (open.delete(path)) rmSync(path, { force: true });
  };
  process.on('exit', release);
  return { release };
}

function tryCreate(path: string): boolean {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(path: string): number | null {
  try {
    const id = Number.parseInt(readFileSync(path, 'utf8'), 10);
    return Number.isInteger(id) && id > 0 ? id : null;
  } catch {
    return null;
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
