import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, test } from 'vitest';
import type { WireRequestEntry } from './contract/faults.ts';
import { testImage, uploadForm } from './files/testing/testImages.ts';
import { profileInput } from './profile/testing/profileInput.ts';

/** Timeout in milliseconds: creating the first database takes seconds, and many of them on a busy machine. */
const PATIENCE = 120_000;
const main = fileURLToPath(new URL('main.ts', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'upstream-'));
/** Created by the first start. */
const folder = join(scratch, 'data');
const compiled = fileURLToPath(new URL('../.cache/compiled', import.meta.url));
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(scratch, { recursive: true, force: true });
});

interface Run {
  readonly child: ChildProcess;
  /** Null if it exited instead of listening. */
  readonly url: string | null;
  readonly errors: () => string;
  readonly ended: Promise<number | null>;
}

/** Starts the server on the test's data folder and waits until it listens or exits. */
async function run(env: Record<string, string> = {}): Promise<Run> {
  // With a umask that removes no permissions.
  const child = spawn('sh', ['-c', 'umask 0; exec "$0" "$1"', process.execPath, main], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: compiled,
      PORT: '0',
      DEMO: 'off',
      CONTROL: 'on',
      DATA_DIR: folder,
      // Password hashing is not under test here, so its cost is low.
      PASSWORD_COST: '10',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(child, 'close').then(([code]: (number | null)[]) => {
    running.delete(child);
    return code ?? null;
  });
  const url = await new Promise<string | null>((resolve) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const address = /listens on (\S+)/.exec(text)?.[1];
      if (address !== undefined) resolve(address);
    });
    void ended.then(() => resolve(null));
  });
  return { child, url, errors: () => errors, ended };
}

async function post(url: string, path: string, body: unknown, headers = {}): Promise<Response> {
  return await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

let signUps = 0;
/** Signs up from a new address each time, because sign-ups per address are limited. */
async function signUp(url: string, email: string): Promise<string> {
  signUps += 1;
  const headers = { 'x-client-address': `10.2.${signUps >> 8}.${signUps & 255}` };
  const answer = await post(url, '/auth/signup', { email, password: 'a long password' }, headers);
  return ((await answer.json()) as { token: string }).token;
}

async function accountStatus(url: string, token: string): Promise<number> {
  return (await fetch(`${url}/account/`, { headers: { authorization: `Bearer ${token}` } })).status;
}

/** Starts a profile with a logo, and returns the profile as the server reads it. */
async function beginProfile(url: string, email: string, token: string): Promise<unknown> {
  await fetch(`${url}/control/accounts/${email}/subscription`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'paid', tariff: 'AGK_M' }),
  });
  const authorization = `Bearer ${token}`;
  const csrf = await fetch(`${url}/csrf`, { headers: { authorization } });
  const headers = { authorization, 'x-csrf-token': ((await csrf.json()) as { token: string }).token };
  await fetch(`${url}/profile`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(profileInput({}, true)),
  });
  await fetch(`${url}/profile/logo`, { method: 'POST', headers, body: uploadForm(await testImage('png')) });
  return await readProfile(url, token);
}

async function readProfile(url: string, token: string): Promise<unknown> {
  return await (await fetch(`${url}/profile`, { headers: { authorization: `Bearer ${token}` } })).json();
}

/** Paths of the data folder and everything in it. */
function entries(): string[] {
  return [folder, ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))];
}

/** Entries that group or others have any permission for. */
function openToOthers(): string[] {
  return entries().filter((path) => ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0);
}

test('an invalid setting makes it exit with one sentence', { timeout: PATIENCE }, async () => {
  const { ended, errors } = await run({ PORT: 'many' });
  expect(await ended).toBe(1);
  expect(errors()).toBe('PORT must be a whole number from 0 to 65535, not "many".\n');
});

test('a stop signal during the start ends it at once and unlocks its folder', { timeout: PATIENCE }, async () => {
  const fresh = join(scratch, 'fresh');
  const started = run({ DATA_DIR: fresh });
  const lock = join(fresh, 'upstream.lock');
  await expect.poll(() => existsSync(lock), { timeout: PATIENCE, interval: 5 }).toBe(true);
  for (const child of running) child.kill('SIGTERM');
  const { ended, url } = await started;
  expect(url).toBeNull();
  expect(await ended).toBe(128 + constants.signals.SIGTERM);
  expect(existsSync(lock)).toBe(false);
});

test('nothing acknowledged is lost by SIGKILL, and the folder is unlocked', { timeout: PATIENCE }, async () => {
  const first = await run();
  if (first.url === null) throw new Error(first.errors());
  const { url } = first;

  expect(openToOthers()).toEqual([]);

  const second = await run();
  expect(await second.ended).toBe(1);
  expect(second.errors()).toMatch(/in use by process \d+/);
  expect(second.errors().trim().split('\n')).toHaveLength(1);

  const owner = await signUp(url, 'owner@acme.com');
  const profile = await beginProfile(url, 'owner@acme.com', owner);
  expect(profile).toMatchObject({ name: 'Kestrel Vale', offices: [{}], logo: { name: 'a.png' } });

  const acknowledged: string[] = [];
  const writers = [0, 1, 2].map(async (writer) => {
    for (let count = 0; ; count += 1) acknowledged.push(await signUp(url, `w${writer}-${count}@acme.com`));
  });
  await expect.poll(() => acknowledged.length, { timeout: PATIENCE, interval: 5 }).toBeGreaterThan(12);
  first.child.kill('SIGKILL');
  await Promise.allSettled(writers);
  // As if the process had been killed in the middle of a line.
  appendFileSync(join(folder, 'requests.jsonl'), '{"seq":');

  // The permissions with which an earlier version created its files (S-11).
  for (const path of entries()) chmodSync(path, statSync(path).isDirectory() ? 0o777 : 0o666);

  // Starts immediately, while the first process may still be exiting (S-07).
  const third = await run();
  if (third.url === null) throw new Error(third.errors());
  const restarted = third.url;
  expect(openToOthers()).toEqual([]);
  const statuses = await Promise.all(acknowledged.map((token) => accountStatus(restarted, token)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await readProfile(restarted, owner)).toEqual(profile);
  const { logo } = profile as { logo: { url: string } };
  expect((await fetch(restarted + logo.url)).status).toBe(200);
  const log = await fetch(`${restarted}/control/requests?since=0`);
  const { requests } = (await log.json()) as { requests: WireRequestEntry[] };
  const numbers = requests.map(({ seq }) => seq);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(requests.filter(({ path, executed }) => path === '/auth/signup' && executed).length).toBeGreaterThan(11);
  expect(readFileSync(join(folder, 'requests.jsonl'), 'utf8')).not.toMatch(/ses_|password/);

  // A delayed call gets its response before the server stops.
  await post(restarted, '/control/faults', { kind: 'delay', delayMs: 600_000, path: '/account/' });
  const held = accountStatus(restarted, acknowledged[0] ?? '');
  const met = async (): Promise<unknown> => await (await fetch(`${restarted}/control/faults`)).json();
  await expect.poll(met, { timeout: PATIENCE }).toMatchObject({ faults: [{ met: 1 }] });
  third.child.kill('SIGTERM');
  expect(await held).toBe(200);
  expect(await third.ended).toBe(0);
  expect(third.errors()).toBe('');
});

test(
  'data of a later version is left alone, and the message says which migration is unknown',
  { timeout: PATIENCE },
  async () => {
    const later = await PGlite.create(join(folder, 'database'));
    await later.query(`insert into kysely_migration values ('9999_later', '2030-01-01')`);
    await later.close();
    const { url, errors, ended } = await run();
    expect([url, await ended]).toEqual([null, 1]);
    expect(errors()).toMatch(/^The database was migrated by a later version, with 9999_later: .+\n$/);
  },
);
