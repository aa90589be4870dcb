import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { copyTemplate, type PostgresCopy } from '../../upstream/db/testing/postgresCopy.ts';
import { startProcess } from './serverProcess.ts';
import { copySnapshot, PASSWORD_COST, type Snapshot } from './snapshot.ts';

/**
 * A new database with the snapshot's demo data on the PostgreSQL of `TEST_DATABASE_URL`; null if that is not set. The
 * first call for a snapshot fills a template, which takes some seconds.
 */
export async function copyDatabase(snapshot: Snapshot): Promise<PostgresCopy | null> {
  const server = process.env['TEST_DATABASE_URL'] ?? '';
  if (server === '') return null;
  const template = `demo_${basename(snapshot.folder).replaceAll('-', '_')}`;
  return await copyTemplate(server, template, (databaseUrl) => fill(databaseUrl, snapshot));
}

async function fill(databaseUrl: string, snapshot: Snapshot): Promise<void> {
  const folder = copySnapshot(snapshot);
  try {
    const upstream = await startProcess('upstream/main.ts', {
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      DEMO: 'on',
      SIMULATOR: 'off',
      CLOCK_START: snapshot.clockStart,
      PASSWORD_COST,
    });
    const code = await upstream.stop();
    if (code !== 0) throw new Error(`The upstream did not stop cleanly (code ${code}):\n${upstream.output()}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
