import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** In ms; a busy machine may take this long to start the process. */
const PATIENCE = 60_000;

/** Sends the process a stop signal at the moment at which it listens. */
const STOP_WHEN_LISTENING = `data:text/javascript,
  import { Server } from 'node:net';
  Server.prototype.emit = function (name, ...rest) {
    if (name === 'listening') process.kill(process.pid, 'SIGTERM');
    return Object.getPrototypeOf(Server.prototype).emit.call(this, name, ...rest);
  };`;

const program = fileURLToPath(new URL('main.ts', import.meta.url));
const env = {
  PATH: process.env['PATH'],
  PORT: '0',
  SESSION_SECRET: 'x'.repeat(32),
  UPSTREAM_URL: 'http://127.0.0.1:1',
};

test('it stops if asked to at the moment at which it listens', { timeout: PATIENCE }, async () => {
  const child = spawn(process.execPath, ['--import', STOP_WHEN_LISTENING, program], { env, stdio: 'ignore' });
  try {
    const [code] = (await once(child, 'exit', { signal: AbortSignal.timeout(PATIENCE / 2) })) as [number | null];
    expect(code).toBe(0);
  } finally {
    child.kill('SIGKILL');
  }
});

test.runIf(process.platform === 'linux')(
  'clients never take all files it may open',
  { timeout: PATIENCE },
  async () => {
    const child = spawn('sh', ['-c', 'ulimit -n 200; exec "$0" "$1"', process.execPath, program], {
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    try {
      const port = await new Promise<number>((resolve) => {
        child.stdout.on('data', (chunk: Buffer) => {
          const [, found] = /"http:\/\/127.0.0.1:(\d+)"/.exec(chunk.toString()) ?? [];
          if (found !== undefined) resolve(Number(found));
        });
      });
      const sockets = Array.from({ length: 300 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
      const closed = (): number => sockets.filter((socket) => socket.closed).length;
      await expect.poll(closed, { timeout: 10_000 }).toBeGreaterThanOrEqual(200);
      // The rest is for everything else: what finds none left may end the process.
      expect(readdirSync(`/proc/${child.pid}/fd`).length).toBeLessThan(180);
      for (const socket of sockets) socket.destroy();
      const status = async (): Promise<number> =>
        (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.status ?? 0;
      await expect.poll(status, { timeout: 10_000 }).toBe(200);
    } finally {
      child.kill('SIGKILL');
    }
  },
);
