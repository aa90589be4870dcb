import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Private to the owner. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/**
 * The secret of a demo or development gateway without SESSION_SECRET: created once and stored in the data folder, so
 * that a restart signs nobody out. Processes that start together use the one written first. Folder and file are made
 * private, even if they exist; throws if they belong to another user, or if the file is empty: with an empty secret,
 * anybody could make session cookies.
 */
export function keepSecret(dataDir: string): string {
  const file = path.join(dataDir, 'session-secret');
  mkdirSync(dataDir, { recursive: true, mode: FOLDER_MODE });
  chmodSync(dataDir, FOLDER_MODE);
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: FILE_MODE, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      // A full disk leaves an empty file.
      rmSync(file, { force: true });
      throw error;
    }
  }
  chmodSync(file, FILE_MODE);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret === '') throw new Error(`The file ${file} is empty: delete it, so that a new secret is stored there.`);
  return secret;
}
