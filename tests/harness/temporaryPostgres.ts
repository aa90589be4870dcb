import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './serverProcess.ts';

export interface TemporaryPostgres {
  readonly url: string;
  /** The process whose children serve the connections. */
  readonly processId: number;
  stop(): void;
}

/** `nobody`: PostgreSQL does not run as root. */
const NOBODY = 65_534;

/** Starts a PostgreSQL on a free port of the loopback interface; null if it is not installed. */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres | null> {
  if (spawnSync('initdb', ['--version']).status !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if ('uid' in user) chownSync(folder, NOBODY, NOBODY);
  const run = (command: string, args: readonly string[]): void => {
    // The server would inherit pipes, and this call would wait until it exits.
    const { status, error } = spawnSync(command, args, { ...user, cwd: folder, stdio: 'ignore' });
    if (status !== 0) throw new Error(`${command} failed`, { cause: error });
  };
  const data = join(folder, 'data');
  const port = await freePort();
  run('initdb', ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--locale', 'C']);
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', `-p ${port} -h 127.0.0.1 -k ${folder}`, 'start']);
  return {
    url: `postgres://portal@127.0.0.1:${port}/postgres`,
    processId: Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10),
    stop: () => {
      run('pg_ctl', ['-D', data, '-w', '-m', 'fast', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
