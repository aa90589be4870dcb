import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTemporaryPostgres, type TemporaryPostgres } from '../../scripts/postgres.mjs';
import { environmentOf, readCompose, readDockerfile, serviceOf } from '../../scripts/testing/composeFile.ts';
import { browserAgent } from '../harness/gateway.ts';
import { freePort } from '../../scripts/freePort.mjs';
import { projectRoot } from '../harness/serverProcess.ts';
import { copySnapshot, upstreamSnapshot } from '../harness/snapshot.ts';

// Runs the commands of docker-compose.yml with its environment, but without containers. Only ports and folders differ,
// and PGlite replaces PostgreSQL if this machine has none.
const { healthCommand } = readDockerfile();
const compose = readCompose();
const running: ChildProcess[] = [];
const folders: string[] = [];
let postgres: TemporaryPostgres | null = null;
let ports = { gateway: 0, upstream: 0 };

type Name = keyof typeof ports;

function environment(name: Name, folder: string): Record<string, string> {
  const env = environmentOf(serviceOf(compose, name), {
    PORT: String(ports.gateway),
    UPSTREAM_PORT: String(ports.upstream),
    UPSTREAM_URL: `http://127.0.0.1:${ports.upstream}`,
    ...(postgres === null ? {} : { DATABASE_URL: postgres.url }),
  });
  const { DATABASE_URL: database = '', ...others } = env;
  return {
    ...others,
    ...(postgres === null ? {} : { DATABASE_URL: database }),
    PORT: String(ports[name]),
    DATA_DIR: folder,
  };
}

function start(name: Name, folder: string): ChildProcess {
  const [program, ...args] = serviceOf(compose, name).command ?? [];
  expect(program).toBe('node');
  const child = spawn(process.execPath, args, { cwd: projectRoot, env: environment(name, folder), stdio: 'inherit' });
  running.push(child);
  return child;
}

/** Exit code of the image's health check: 0 means healthy. */
function health(name: Name): number | null {
  const [program, ...args] = healthCommand;
  expect(program).toBe('node');
  return spawnSync(process.execPath, args, { env: { PORT: String(ports[name]) } }).status;
}

async function untilHealthy(name: Name): Promise<void> {
  // Each check starts a process, which takes processor time from the server that it waits for.
  await expect.poll(() => health(name), { timeout: 60_000, interval: 500 }).toBe(0);
}

beforeAll(async () => {
  ports = { gateway: await freePort(), upstream: await freePort() };
  postgres = await startTemporaryPostgres();
  folders.push(
    postgres === null ? copySnapshot(await upstreamSnapshot()) : await mkdtemp(join(tmpdir(), 'portal-upstream-data-')),
    await mkdtemp(join(tmpdir(), 'portal-gateway-data-')),
  );
});

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  postgres?.stop();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

it('both servers become healthy with the commands of docker-compose.yml, serve the product, and stop on SIGTERM', async () => {
  expect([health('upstream'), health('gateway')]).toEqual([1, 1]);
  const [upstreamFolder = '', gatewayFolder = ''] = folders;
  const upstream = start('upstream', upstreamFolder);
  await untilHealthy('upstream');
  const gateway = start('gateway', gatewayFolder);
  await untilHealthy('gateway');

  const url = `http://localhost:${ports.gateway}`;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const page = await fetch(url, { headers: { 'user-agent': browserAgent } });
  expect(page.status).toBe(200);
  expect(await page.text()).toMatch(/<script[^>]+type="module"/);
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ agencies(first: 1) { totalCount } }' }),
  });
  const { data } = (await answer.json()) as { data: { agencies: { totalCount: number } } };
  expect(data.agencies.totalCount).toBeGreaterThan(100);

  for (const child of [gateway, upstream]) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  }
});
