// The measured servers: processes pinned to one core where the system supports it, and their CPU time.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { freePort } from '../scripts/freePort.mjs';
import { projectRoot } from '../tests/harness/serverProcess.ts';

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;
/** Core of the measured server alone; upstream and load generator share another. */
export const MEASURED_CORE = 0;
export const OTHER_CORE = 1;

// An interrupted run must also stop its servers, which exit when this process does.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Pins this process to a core, if the system supports it. */
export function pinOurselves(): boolean {
  return canPin && spawnSync('taskset', ['-a', '-cp', String(OTHER_CORE), String(process.pid)]).status === 0;
}

/** A process that serves HTTP on a local port. */
export interface PinnedServer {
  readonly url: string;
  readonly port: number;
  readonly processId: number;
  /** CPU time so far, in ms: user and system time of all threads, child processes included. */
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
}

const START_LIMIT_MS = 60_000;

/** CPU time of a process so far, in ms: user and system time of all threads, child processes included. */
export async function cpuOf(processId: number): Promise<number> {
  let ms = 0;
  for (const thread of await readdir(`/proc/${processId}/task`)) {
    const folder = `/proc/${processId}/task/${thread}`;
    const [ran = '0'] = (await readFile(`${folder}/schedstat`, 'utf8')).split(' ');
    ms += Number(ran) / 1e6;
    const children = (await readFile(`${folder}/children`, 'utf8')).split(' ').filter((child) => child !== '');
    for (const child of children) ms += await cpuOf(Number(child));
  }
  return ms;
}

/** Resolution of the system's CPU times, in ms. */
const TICK_MS = 10;

/** CPU time of the children of a process that have ended, in ms. */
export async function cpuOfEnded(processId: number): Promise<number> {
  const stat = await readFile(`/proc/${processId}/stat`, 'utf8');
  // Field 2 is the program's name in parentheses; 16 and 17 are the children's user and system time (proc(5)).
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(13, 15)
    .map(Number);
  return (user + system) * TICK_MS;
}

/** Busy time of a core since boot, for all processes, in ms. */
export async function busyMsOf(core: number): Promise<number> {
  const stat = await readFile('/proc/stat', 'utf8');
  const line = stat.split('\n').find((text) => text.startsWith(`cpu${core} `)) ?? '';
  const [user = 0, nice = 0, system = 0, _idle, _ioWait, irq = 0, softIrq = 0, steal = 0] = line
    .split(' ')
    .slice(1)
    .map(Number);
  return (user + nice + system + irq + softIrq + steal) * TICK_MS;
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await answer.body?.cancel();
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts a TypeScript file of ours on a core. `logFile`: file for its output. `flags`: for Node itself. Rejects if it
 * does not answer within a minute.
 */
export async function startPinned(
  entry: string,
  core: number,
  env: Readonly<Record<string, string>>,
  logFile: string,
  flags: readonly string[] = [],
): Promise<PinnedServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const node = [process.execPath, ...flags, entry];
  const [command = '', ...args] = canPin ? ['taskset', '-c', String(core), ...node] : node;
  const log = openSync(logFile, 'a');
  const child: ChildProcess = spawn(command, args, {
    cwd: projectRoot,
    env: {
      PATH: process.env['PATH'] ?? '',
      TZ: 'UTC',
      HOST: '127.0.0.1',
      PORT: String(port),
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', log, log],
  });
  process.once('exit', () => void child.kill('SIGKILL'));
  const until = Date.now() + START_LIMIT_MS;
  while (!(await answers(`${url}/healthz`))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${entry} did not start; see ${logFile}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    port,
    processId: child.pid ?? 0,
    cpuMs: () => cpuOf(child.pid ?? 0),
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
