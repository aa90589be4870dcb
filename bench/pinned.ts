// Servers under measurement: processes pinned to one core where the system can, and the CPU time they have used.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { freePort, projectRoot } from '../tests/harness/serverProcess.ts';

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;
/** The server measured has this core to itself; upstream and load share another. */
export const MEASURED_CORE = 0;
export const OTHER_CORE = 1;

/** Moves this process to a core, as far as the system can. */
export function pinOurselves(): boolean {
  return canPin && spawnSync('taskset', ['-a', '-cp', String(OTHER_CORE), String(process.pid)]).status === 0;
}

/** What a process and its child processes have used so far, all threads, ms. */
export interface Usage {
  /** User and system. */
  readonly cpu: number;
  /** Ready to run, while others had the core. */
  readonly waited: number;
}

/** A process that serves HTTP on a port of this machine. */
export interface PinnedServer {
  readonly url: string;
  readonly port: number;
  readonly processId: number;
  usage(): Promise<Usage>;
  /** `cpu` of its usage. */
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
}

const START_LIMIT_MS = 60_000;

async function usageOf(processId: number): Promise<Usage> {
  let cpu = 0;
  let waited = 0;
  for (const thread of await readdir(`/proc/${processId}/task`)) {
    const folder = `/proc/${processId}/task/${thread}`;
    const [ranNs = '0', waitedNs = '0'] = (await readFile(`${folder}/schedstat`, 'utf8')).split(' ');
    cpu += Number(ranNs) / 1e6;
    waited += Number(waitedNs) / 1e6;
    const children = (await readFile(`${folder}/children`, 'utf8')).split(' ').filter((child) => child !== '');
    for (const child of children) {
      const of = await usageOf(Number(child));
      cpu += of.cpu;
      waited += of.waited;
    }
  }
  return { cpu, waited };
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

/** Starts a TypeScript file of ours on a core. `logFile`: where what it prints goes. `flags`: for Node itself. Rejects when it does not answer within a minute. */
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
  const processId = child.pid ?? 0;
  return {
    url,
    port,
    processId,
    usage: () => usageOf(processId),
    cpuMs: async () => (await usageOf(processId)).cpu,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
