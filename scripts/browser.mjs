// A Chromium for the browser tests, by the shortest way that works on this machine.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { run, runNode } from './processes.mjs';

/** Full path of the first of these programs on PATH, or null. */
export function onPath(...names) {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of names) {
      const file = path.join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // Not here.
      }
    }
  }
  return null;
}

/** Chromium without the window around the page: the same pages with three quarters of the processor's time. */
export const SHELL = 'chromium-headless-shell';

/** Path of a Chromium that is there already: CHROMIUM_PATH, Playwright's own, the system's, of those `first`; else null. */
export async function findBrowser(...first) {
  if (process.env.CHROMIUM_PATH) {
    if (existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist.`);
  }
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  return onPath(...first, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');
}

/** As `findBrowser`, but installs one when there is none. Throws with a sentence when that fails too. */
export async function ensureBrowser() {
  const found = await findBrowser(SHELL);
  if (found) return found;
  console.log('Installing a browser for the tests …');
  const own = await runNode('node_modules/@playwright/test/cli.js', ['install', 'chromium']);
  const installed = own.code === 0 ? await findBrowser() : null;
  if (installed) return installed;
  for (const name of [SHELL, 'chromium']) {
    const packaged = await aptInstall([name, 'fonts-noto-cjk']);
    const system = onPath(SHELL, 'chromium', 'chromium-browser');
    if (packaged && system) return system;
  }
  throw new Error('No Chromium was found and none could be installed: set CHROMIUM_PATH, or install chromium.');
}

/** Fonts of the Asian languages, where the machine lets us; without them screenshots show boxes. */
export async function ensureFonts() {
  if (!onPath('fc-list')) return;
  const listed = spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' });
  if (listed.stdout.trim() === '') await aptInstall(['fonts-noto-cjk']);
}

/** Installs Debian packages when we are root on such a system; tells whether it did. */
export async function aptInstall(packages) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  const { code } = await run('apt-get', ['install', '-y', ...packages], { env });
  return code === 0;
}
