import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

test('it stops if asked to at the moment at which it listens', { timeout: PATIENCE }, async () => {
  const program = fileURLToPath(new URL('main.ts', import.meta.url));
  const env = {
    PATH: process.env['PATH'],
    PORT: '0',
    SESSION_SECRET: 'x'.repeat(32),
    UPSTREAM_URL: 'http://127.0.0.1:1',
  };
  const child = spawn(process.execPath, ['--import', STOP_WHEN_LISTENING, program], { env, stdio: 'ignore' });
  try {
    const [code] = (await once(child, 'exit', { signal: AbortSignal.timeout(PATIENCE / 2) })) as [number | null];
    expect(code).toBe(0);
  } finally {
    child.kill('SIGKILL');
  }
});
