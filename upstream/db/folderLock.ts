import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from './clock.ts';
import { stateOfProcess } from './processStart.ts';

export interface FolderLock {
  /** Unlocks the folder; idempotent. */
  release(): void;
}

/**
 * Folders this process has open. A lock file with our process id but no entry here was left behind by a dead process.
 */
const open = new Set<string>();

/** A killed process that uses much memory takes a few tenths of a second to exit, a clean shutdown longer. */
const PATIENCE = 3 * SECOND;
const LOOK_EVERY = 50;
/** Less than `PATIENCE`, so that one start is enough. */
const GUARD_AGE = 2 * SECOND;

/**
 * Locks a PGlite folder for this process with a file `<folder>.lock` that contains the process id and its start time,
 * because PGlite lets two processes open one folder and corrupt it. A lock left behind by a dead process is taken over,
 * even if its id now belongs to another program. Throws if this process already has the folder locked, or if another
 * one still has after `patience` milliseconds.
 */
export async function lockFolder(folder: string, patience = PATIENCE): Promise<FolderLock> {
  const path = `${resolve(folder)}.lock`;
  if (open.has(path)) throw new Error(`The database folder ${folder} is already open in this process.`);
  open.add(path);
  try {
    mkdirSync(dirname(path), { recursive: true });
    await take(path, folder, patience);
  } catch (error) {
    open.delete(path);
    throw error;
  }
  const release = (): void => {
    process.off('exit', release);
    if (open.delete(path)) rmSync(path, { force: true });
  };
  process.on('exit', release);
  return { release };
}

async function take(path: string, folder: string, patience: number): Promise<void> {
  const until = performance.now() + patience;
  for (;;) {
    const result = tryTake(path);
    if (result === 'taken') return;
    if (performance.now() >= until) {
      throw new Error(
        result === 'busy'
          ? `The database folder ${folder} is in use by a process that is just starting.`
          : `The database folder ${folder} is in use by process ${result}. Stop it first; if that process is another program, delete ${path}.`,
      );
    }
    await sleep(LOOK_EVERY);
  }
}

/**
 * Creates the lock unless another process holds it; returns that process's id. A folder next to the lock keeps others
 * out meanwhile: they would replace the lock of the process that was faster, or one that is still empty.
 */
function tryTake(path: string): 'taken' | 'busy' | number {
  const guard = `${path}.taking`;
  if (!tryGuard(guard)) return 'busy';
  try {
    const holder = runningHolder(path);
    if (holder !== null) return holder;
    const self = stateOfProcess(process.pid);
    const start = self.isRunning ? self.start : null;
    writeFileSync(path, [process.pid, ...(start === null ? [] : [start])].join(' '));
    return 'taken';
  } finally {
    rmSync(guard, { recursive: true, force: true });
  }
}

function tryGuard(guard: string): boolean {
  try {
    mkdirSync(guard);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  // Left behind by a process that was killed: it is needed for milliseconds.
  const since = statSync(guard, { throwIfNoEntry: false })?.mtimeMs;
  if (since !== undefined && Math.abs(Date.now() - since) > GUARD_AGE) rmSync(guard, { recursive: true, force: true });
  return false;
}

/** The id of the other process that holds the lock; null if it has exited. */
function runningHolder(path: string): number | null {
  const [, id, start] = /^(\d+)(?: (.+))?$/.exec(readLock(path)) ?? [];
  if (id === undefined || Number(id) === process.pid) return null;
  const state = stateOfProcess(Number(id));
  if (!state.isRunning) return null;
  const isAnother = start !== undefined && state.start !== null && start !== state.start;
  return isAnother ? null : Number(id);
}

function readLock(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
