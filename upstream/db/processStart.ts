import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process is running, and when it started. */
export type ProcessState =
  | { readonly isRunning: false }
  /** `start` tells processes apart that had the same id; null if the system does not provide it. */
  | { readonly isRunning: true; readonly start: string | null };

const ENDED: ProcessState = { isRunning: false };

/** Whether a process runs, and since when. A zombie does not count as running. */
export function stateOfProcess(id: number): ProcessState {
  if (!takesSignals(id)) return ENDED;
  return process.platform === 'linux' ? readProc(id) : askPs(id);
}

function takesSignals(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Reads fields 3 and 22 of `/proc/<id>/stat` (proc(5)): the state, and the start time in clock ticks since boot. */
function readProc(id: number): ProcessState {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'latin1');
    // Field 2 is the program's name in parentheses and may contain anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return toState(fields[0], fields[19]);
  } catch {
    // The process is running, but the system hides it from us (hidepid).
    return { isRunning: true, start: null };
  }
}

/** The same for macOS and the BSDs. Other systems have no `ps`. */
function askPs(id: number): ProcessState {
  const { stdout } = spawnSync('ps', ['-o', 'state=', '-o', 'lstart=', '-p', String(id)], { encoding: 'utf8' });
  const [state, ...start] = stdout?.trim().split(/\s+/) ?? [];
  return toState(state, start.join(' '));
}

function toState(state: string | undefined, start: string | undefined): ProcessState {
  return state !== undefined && /^[ZX]/.test(state) ? ENDED : { isRunning: true, start: start || null };
}
