// What the system has installed, and Debian's packages for what it lacks.
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run } from './processes.mjs';

/** Full path of the first of these programs on PATH, or null. */
export function onPath(...names) {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of names) {
      const file = path.join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // Not found.
      }
    }
  }
  return null;
}

export const isRoot = process.getuid?.() === 0;

/** The last installation: apt-get refuses to run twice at a time. */
let installing = Promise.resolve(true);

/** Installs Debian packages if we are root on such a system; returns whether it did. */
export async function aptInstall(packages) {
  if (!isRoot || !onPath('apt-get')) return false;
  installing = installing.then(() => install(packages));
  return installing;
}

async function install(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  const { code } = await run('apt-get', ['install', '-y', ...packages], { env });
  return code === 0;
}
