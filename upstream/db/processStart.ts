import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Where a process id leads to now. */
export type ProcessState =
  | { readonly isRunning: false }
  /** `start` tells two processes with the same id apart; null: the system does not say when it began. */
  | { readonly isRunning: true; readonly start: string | null };

const ENDED: ProcessState = { isRunning: false };

/** Whether a process runs, and since when. One that has ended and was not yet collected by its parent does not run. */
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

/** Fields 3 and 22 of `/proc/<id>/stat` (proc(5)): the state, and the start in clock ticks since the machine's. */
function readProc(id: number): ProcessState {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'latin1');
    // Field 2 is the program's name in parentheses and may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return toState(fields[0], fields[19]);
  } catch {
    // Hidden from us (hidepid), but running.
    return { isRunning: true, start: null };
  }
}

/** The same of macOS and the BSDs; elsewhere there is no such program. */
function askPs(id: number): ProcessState {
  const { stdout } = spawnSync('ps', ['-o', 'state=', '-o', 'lstart=', '-p', String(id)], { encoding: 'utf8' });
  const [state, ...start] = stdout?.trim().split(/\s+/) ?? [];
  return toState(state, start.join(' '));
}

function toState(state: string | undefined, start: string | undefined): ProcessState {
  return state !== undefined && /^[ZX]/.test(state) ? ENDED : { isRunning: true, start: start || null };
}
