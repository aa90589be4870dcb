import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The owner alone. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/**
 * The secret of a demo or development gateway without SESSION_SECRET: made once and kept in the data folder, so that a restart
 * signs nobody out. Two processes that start together use the one written first. Folder and file are closed to other users of the
 * machine, also when they exist already; throws when they belong to another user.
 */
export function keepSecret(dataDir: string): string {
  const file = path.join(dataDir, 'session-secret');
  mkdirSync(dataDir, { recursive: true, mode: FOLDER_MODE });
  chmodSync(dataDir, FOLDER_MODE);
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: FILE_MODE, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  chmodSync(file, FILE_MODE);
  return readFileSync(file, 'utf8').trim();
}
