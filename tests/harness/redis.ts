import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { ensureRedisServer } from '../../scripts/browser.mjs';
import { freePort } from './server-process.ts';

export interface Redis {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * A Redis for one test: the one of REDIS_URL, else an own empty one that keeps nothing. Installs the server by
 * apt as root when the machine has none; throws with a sentence when that is not possible.
 */
export async function startRedis(): Promise<Redis> {
  const given = process.env['REDIS_URL'];
  if (given !== undefined && given !== '') return { url: given, stop: () => Promise.resolve() };
  const program = await ensureRedisServer();
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(program, args, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const killWithUs = (): void => void child.kill('SIGKILL');
  process.once('exit', killWithUs);
  await listening(port);
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      process.off('exit', killWithUs);
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function listening(port: number): Promise<void> {
  const until = Date.now() + 10_000;
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
    } finally {
      socket.destroy();
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
