import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/freePort.mjs';

/** The project's root folder. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

export interface ServerProcess {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  readonly url: string;
  readonly port: number;
  readonly processId: number;
  /** Output so far, of both streams. */
  output(): string;
  /** Stops the process with SIGTERM and resolves with its exit code; kills it after 10 s, which gives null. */
  stop(): Promise<number | null>;
  /** Kills it, like a power failure. */
  kill(): Promise<void>;
}

/** Vitest may kill a worker without notice; its servers must then exit too. */
const endWithParent = new URL('endWithParent.mjs', import.meta.url).href;

const START_LIMIT_MS = 90_000;
const STOP_LIMIT_MS = 10_000;

/**
 * Starts one of our servers and resolves once GET /healthz responds with 200. Rejects with the server's output if it
 * exits first or takes over 90 s. The environment is just `env` and PATH, so that no setting of the machine affects a
 * test. With a `port`, a server can be restarted at the same URL.
 */
export async function startProcess(
  entry: string,
  env: Readonly<Record<string, string>>,
  port?: number,
): Promise<ServerProcess> {
  const at = port ?? (await freePort());
  const url = `http://127.0.0.1:${at}`;
  const child = spawn(process.execPath, ['--import', endWithParent, entry], {
    cwd: projectRoot,
    env: {
      PATH: process.env['PATH'] ?? '',
      TZ: 'UTC',
      HOST: '127.0.0.1',
      PORT: String(at),
      // Servers are started dozens of times; reusing stripped and compiled code halves the time of each start.
      NODE_COMPILE_CACHE: join(projectRoot, '.cache', 'compiled'),
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let printed = '';
  const collect = (chunk: Buffer): void => void (printed += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
    child.once('error', (error) => {
      printed += error.message;
      resolve(null);
    });
  });

  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  const early = await Promise.race([ended.then(() => 'ended' as const), healthy(url, at)]);
  if (early !== 'healthy') {
    await kill();
    throw new Error(
      `${entry} ${early === 'ended' ? 'ended before it was ready' : 'was not ready in time'}:\n${printed}`,
    );
  }
  return {
    url,
    port: at,
    processId: child.pid ?? 0,
    output: () => printed,
    kill,
    async stop() {
      const insist = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      child.kill('SIGTERM');
      const code = await ended;
      clearTimeout(insist);
      return code;
    },
  };
}

async function healthy(url: string, port: number): Promise<'healthy' | 'late'> {
  const until = Date.now() + START_LIMIT_MS;
  while (Date.now() < until) {
    // Checked first, because a refused connection costs much less than a failed request.
    if ((await listens(port)) && (await answersHealthy(url))) return 'healthy';
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return 'late';
}

async function listens(port: number): Promise<boolean> {
  return await new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

async function answersHealthy(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2_000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    // The server has exited, or does not respond yet.
    return false;
  }
}
