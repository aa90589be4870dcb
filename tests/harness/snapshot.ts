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
  /** The time the demo data is relative to, ISO 8601; an upstream with a copy starts its clock at this time. */
  readonly clockStart: string;
}

/**
 * A low cost, used for the accounts of the snapshot and for later ones; a hash with another cost would be replaced at
 * sign-in.
 */
export const PASSWORD_COST = '10';

/** Maximum age of a snapshot, so that the deadlines in its demo data still match the machine's clock. */
const MAX_AGE_MS = 3_600_000;
const snapshots = join(projectRoot, '.cache', 'snapshots');

/**
 * The snapshot for the current upstream sources, cached in .cache. Creating it on the first call takes some seconds,
 * because PGlite starts slowly. Concurrent processes each create their own.
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

/** Deletes copies left behind by processes that exited without cleaning up. */
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

/** Copies the snapshot to a new folder in the system's temporary folder; the caller deletes it. */
export function copySnapshot(snapshot: Snapshot): string {
  const folder = mkdtempSync(join(tmpdir(), `${COPY}${process.pid}-`));
  copyFolder(snapshot.folder, folder, copyFileSync);
  return folder;
}

/** Copies synchronously, which for hundreds of small files takes half as long as `cp`. */
function copyFolder(from: string, to: string, copyFile: (from: string, to: string) => void): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      mkdirSync(target);
      // Images can be linked: they are named after a hash of their content and never rewritten.
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

/** Hash of everything the demo data depends on: the upstream's sources, the shared rules, the locked packages. */
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
