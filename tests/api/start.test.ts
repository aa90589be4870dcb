import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freePort } from '../../scripts/freePort.mjs';
import { projectRoot } from '../harness/serverProcess.ts';
import { copySnapshot, upstreamSnapshot } from '../harness/snapshot.ts';

let folder = '';
let ports = { gateway: 0, upstream: 0 };
let started: ChildProcess | null = null;
let printed = '';

function begin(settings: Readonly<Record<string, string>> = {}): ChildProcess {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: projectRoot,
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: String(ports.gateway),
      UPSTREAM_PORT: String(ports.upstream),
      DATA_DIR: folder,
      SIMULATOR: 'off',
      NODE_COMPILE_CACHE: join(projectRoot, '.cache', 'compiled'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const collect = (chunk: Buffer): void => void (printed += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  started = child;
  return child;
}

async function status(port: number): Promise<number> {
  return (await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2_000) })).status;
}

beforeEach(async () => {
  folder = copySnapshot(await upstreamSnapshot());
  ports = { gateway: await freePort(), upstream: await freePort() };
  printed = '';
});
afterEach(async () => {
  if (started && started.exitCode === null && started.signalCode === null) {
    started.kill('SIGTERM');
    await once(started, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
});

it('starts both servers, prints their URLs, and stops both on SIGTERM', async () => {
  const child = begin();
  await vi.waitFor(() => expect(printed).toContain('The agency portal is running'), {
    timeout: 150_000,
    interval: 100,
  });
  expect(printed).toContain(`http://localhost:${ports.gateway}/graphql`);
  expect(printed).toContain('owner-leadgen');
  expect(await status(ports.gateway)).toBe(200);
  expect(await status(ports.upstream)).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  await expect(status(ports.gateway)).rejects.toThrow();
  await expect(status(ports.upstream)).rejects.toThrow();
}, 180_000);

it('starts only the gateway for an upstream elsewhere, and announces none of the demo', async () => {
  const child = begin({
    UPSTREAM_URL: `http://127.0.0.1:${ports.upstream}`,
    DEMO: 'off',
    SESSION_SECRET: 'a secret of at least 32 characters',
    // Empty counts as unset.
    UPSTREAM_HOST: '',
    LOG_LEVEL: '',
  });
  await vi.waitFor(() => expect(printed).toContain('The agency portal is running'), {
    timeout: 150_000,
    interval: 100,
  });
  expect(printed).not.toMatch(/\/ide|\/control|demo/);
  expect(await status(ports.gateway)).toBe(200);
  await expect(status(ports.upstream)).rejects.toThrow();
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
}, 180_000);

it('refuses an invalid setting with a sentence and leaves nothing running', async () => {
  const child = begin({ MESSAGING_PATH: 'not a path' });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(printed).toMatch(/MESSAGING_PATH must be a path/);
  await expect(status(ports.upstream)).rejects.toThrow();
  await expect(status(ports.gateway)).rejects.toThrow();
}, 180_000);

it('refuses a port that is in use', async () => {
  const server = createServer().listen(ports.upstream, '127.0.0.1');
  await once(server, 'listening');
  const child = begin();
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(printed).toContain(
    `Port ${ports.upstream} is in use: stop what uses it, or set UPSTREAM_PORT to another one.`,
  );
  server.close();
}, 180_000);
