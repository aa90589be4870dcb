// Finds or installs PostgreSQL, and runs it for tests and benchmarks.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './freePort.mjs';
import { aptInstall, isRoot, onPath } from './systemPackages.mjs';

/** Debian keeps the programs of each major version here and does not put them on PATH. */
const DEBIAN = '/usr/lib/postgresql';

/** Folder of the server's programs, or null. */
function findPostgres() {
  const initdb = onPath('initdb');
  if (initdb) return path.dirname(initdb);
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const folders = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => path.join(DEBIAN, version, 'bin'));
  return folders.find((folder) => existsSync(path.join(folder, 'initdb'))) ?? null;
}

/** Installs PostgreSQL if it is missing and this system allows it. */
export async function installPostgres() {
  if (findPostgres() !== null) return;
  console.log('Installing PostgreSQL for the tests …');
  await aptInstall(['postgresql']);
}

/** `nobody`: PostgreSQL does not run as root. */
const NOBODY = 65_534;

/**
 * Settings for many small databases that nobody keeps: nothing waits for the disk, and nothing connects to a database
 * that is being copied.
 */
const FOR_TESTS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];

/** Linux keeps files of this folder in memory. */
const MEMORY = '/dev/shm';
/** More than all databases of the tests take at a time, in bytes. */
const ROOM_FOR_TESTS = 2 ** 31;

/**
 * Where tests keep their databases: in memory if there is room, because they create and delete hundreds, and the more
 * files ext4 has just deleted, the longer it takes to create one.
 */
function folderForTests() {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM_FOR_TESTS ? MEMORY : tmpdir();
}

/**
 * A PostgreSQL with a data folder of its own. `processId` is the process whose children serve the connections.
 * @typedef {{ readonly url: string, readonly processId: number, stop(): void }} TemporaryPostgres
 */

/**
 * Starts a PostgreSQL on a free port of the loopback interface; null if it is not installed. `settings` are
 * those of postgresql.conf; its data folder is created in `parent`.
 * @param {{ settings?: readonly string[], parent?: string }} [options]
 * @returns {Promise<TemporaryPostgres | null>}
 */
export async function startTemporaryPostgres({ settings = [], parent = tmpdir() } = {}) {
  const programs = findPostgres();
  if (programs === null) return null;
  const folder = mkdtempSync(path.join(parent, 'portal-postgres-'));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const run = (program, args) => {
    // The server would inherit pipes, and this call would wait until it exits.
    const { status, error } = spawnSync(path.join(programs, program), args, { ...user, cwd: folder, stdio: 'ignore' });
    if (status !== 0) throw new Error(`${program} failed`, { cause: error });
  };
  const data = path.join(folder, 'data');
  const port = await freePort();
  const options = [`-p ${port} -h 127.0.0.1 -k ${folder}`, ...settings.map((setting) => `-c ${setting}`)].join(' ');
  run('initdb', ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--locale', 'C']);
  run('pg_ctl', ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', options, 'start']);
  return {
    url: `postgres://portal@127.0.0.1:${port}/postgres`,
    processId: Number.parseInt(readFileSync(path.join(data, 'postmaster.pid'), 'utf8'), 10),
    stop: () => {
      run('pg_ctl', ['-D', data, '-w', '-m', 'fast', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Like `startTemporaryPostgres`, for tests. It stops when this process exits, also for a signal.
 * @returns {Promise<TemporaryPostgres | null>}
 */
export async function startPostgresForTests() {
  const postgres = await startTemporaryPostgres({ settings: FOR_TESTS, parent: folderForTests() });
  if (postgres === null) return null;
  process.once('exit', () => postgres.stop());
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return postgres;
}
