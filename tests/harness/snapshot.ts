import { createHash } from 'node:crypto';
import { copyFileSync, linkSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { dropTemplates } from '../../upstream/db/testing/dropTemplates.ts';
import { projectRoot, startProcess } from './serverProcess.ts';

/** A data folder of the upstream, migrated and filled with the demo data, ready to copy. */
export interface Snapshot {
  readonly folder: string;
  /** ISO time the demo data is relative to; an upstream with a copy starts its clock here. */
  readonly clockStart: string;
}

/**
 * Low cost, the same for accounts of the snapshot and later ones; hashes with another cost would be renewed at sign-in.
 */
export const PASSWORD_COST = '10';

/** Recreated after an hour, so that deadlines in the demo data match the machine's clock. */
const MAX_AGE_MS = 3_600_000;
const snapshots = join(projectRoot, '.cache', 'snapshots');

/**
 * The snapshot for the current upstream sources; created on the first call (some seconds, because PGlite starts slowly)
 * and cached in .cache. Concurrent processes each create their own.
 */
export async function upstreamSnapshot(): Promise<Snapshot> {
  const key = await sourceKey();
  const known = await newest(key);
  if (known) return known;
  await mkdir(snapshots, { recursive: true });
  const folder = await mkdtemp(join(snapshots, 'new-'));
  try {
    const clockStart = await layOut(folder);
    const made = { folder: join(snapshots, `${key}-${Date.parse(clockStart)}`), clockStart };
    await rename(folder, made.folder);
    return made;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function layOut(folder: string): Promise<string> {
  const clockStart = new Date().toISOString();
  const env = { DATA_DIR: folder, DEMO: 'on', SIMULATOR: 'off', CLOCK_START: clockStart, PASSWORD_COST };
  const server = await startProcess('upstream/main.ts', env);
  const code = await server.stop();
  if (code !== 0) throw new Error(`The upstream did not stop cleanly (code ${code}):\n${server.output()}`);
  const database = await PGlite.create(join(folder, 'database'));
  await dropTemplates(database);
  await database.close();
  await writeFile(join(folder, 'snapshot.json'), JSON.stringify({ clockStart }));
  return clockStart;
}

/** Prefix of a copy's name, followed by the process id. */
const COPY = 'portal-upstream-';

/** Deletes the copies of processes that have exited without cleanup. */
export async function removeLeftCopies(): Promise<void> {
  const names = await readdir(tmpdir());
  const left = names.filter((name) => {
    const maker = name.startsWith(COPY) ? /^\d+(?=-)/.exec(name.slice(COPY.length)) : null;
    return maker !== null && !isRunning(Number(maker[0]));
  });
  await Promise.all(left.map((name) => rm(join(tmpdir(), name), { recursive: true, force: true })));
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}

/** A new copy of the snapshot in the system's temporary folder; the caller deletes it. */
export function copySnapshot(snapshot: Snapshot): string {
  const folder = mkdtempSync(join(tmpdir(), `${COPY}${process.pid}-`));
  copyFolder(snapshot.folder, folder, copyFileSync);
  return folder;
}

/** Synchronous calls cost half of `cp` for hundreds of small files. */
function copyFolder(from: string, to: string, copyFile: (from: string, to: string) => void): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      mkdirSync(target);
      // Images are named by content hash and never written again.
      copyFolder(source, target, entry.name === 'files' ? linkFile : copyFile);
    } else if (!entry.name.endsWith('.lock')) {
      copyFile(source, target);
    }
  }
}

/** Hard-links a file; copies it if the temporary folder is on another disk. */
function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

async function newest(key: string): Promise<Snapshot | null> {
  const names = await readdir(snapshots).catch(() => []);
  const stale = Date.now() - MAX_AGE_MS;
  const fresh = names
    .filter((name) => name.startsWith(`${key}-`) && Number(name.slice(key.length + 1)) > stale)
    .toSorted()
    .at(-1);
  await Promise.all(
    names
      .filter((name) => /-\d+$/.test(name) && Number(name.split('-').at(-1)) < stale - MAX_AGE_MS)
      .map((name) => rm(join(snapshots, name), { recursive: true, force: true })),
  );
  if (fresh === undefined) return null;
  const folder = join(snapshots, fresh);
  const noted: unknown = JSON.parse(await readFile(join(folder, 'snapshot.json'), 'utf8'));
  if (typeof noted === 'object' && noted !== null && 'clockStart' in noted && typeof noted.clockStart === 'string') {
    return { folder, clockStart: noted.clockStart };
  }
  return null;
}

/** Hash of all inputs of the demo data: the upstream's sources, the shared rules, the locked packages. */
async function sourceKey(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(projectRoot, 'package-lock.json')));
  for (const folder of ['upstream', 'domain']) {
    const names = await readdir(join(projectRoot, folder), { recursive: true });
    for (const name of names.filter((each) => /\.\w+$/.test(each) && !each.endsWith('.test.ts')).toSorted()) {
      hash.update(name).update(await readFile(join(projectRoot, folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
