import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot, startProcess } from './server-process.ts';

/** A data folder of the upstream, migrated and filled with the demo data, ready to be copied. */
export interface Snapshot {
  readonly folder: string;
  /** ISO moment the demo data is told from; an upstream on a copy starts its clock here. */
  readonly clockStart: string;
}

/** Made anew after an hour, so that deadlines of the demo data stay where the machine's clock expects them. */
const MAX_AGE_MS = 3_600_000;
const snapshots = join(projectRoot, '.cache', 'snapshots');

/**
 * The snapshot for the upstream's sources as they are now; made on the first call (some seconds, PGlite's first
 * start is slow), kept in .cache. Two processes making it at once
 * each make their own.
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
  const env = { DATA_DIR: folder, DEMO: 'on', SIMULATOR: 'off', CLOCK_START: clockStart };
  const server = await startProcess('upstream/main.ts', env);
  const code = await server.stop();
  if (code !== 0) throw new Error(`The upstream did not stop cleanly (code ${code}):\n${server.output()}`);
  await writeFile(join(folder, 'snapshot.json'), JSON.stringify({ clockStart }));
  return clockStart;
}

/** A fresh copy of the snapshot in the system's temporary folder; the caller deletes it. */
export async function copySnapshot(snapshot: Snapshot): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-upstream-'));
  await cp(snapshot.folder, folder, { recursive: true, filter: (source) => !source.endsWith('.lock') });
  return folder;
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

/** Everything the demo data depends on: the upstream's sources, the shared rules, the locked packages. */
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
