// A Chromium for the browser tests, by the shortest way that works on this machine.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
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
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const WINDOWED = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Path of a Chromium that is there already: CHROMIUM_PATH, else Playwright's own, else the system's; null when there is
 * none. Of each the shell without windows comes first, or last for who measures what people have (`windowed`).
 */
export async function findBrowser({ windowed = false } = {}) {
  if (process.env.CHROMIUM_PATH) {
    if (existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not exist.`);
  }
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  const shell = ownShell(own) ?? onPath(...SHELLS);
  const full = existsSync(own) ? own : onPath(...WINDOWED);
  return windowed ? (full ?? shell) : (shell ?? full);
}

/**
 * Playwright's own shell, or null. It tells the path of its full Chromium only; the shell of the same number is in the
 * folder beside it.
 */
function ownShell(chromium) {
  const folder = /^(.*[\\/])chromium-(\d+)[\\/]/.exec(chromium);
  if (!folder) return null;
  const shells = `${folder[1]}chromium_headless_shell-${folder[2]}`;
  if (!existsSync(shells)) return null;
  return (
    readdirSync(shells)
      .flatMap((system) =>
        SHELLS.flatMap((name) => [name, `${name}.exe`]).map((file) => path.join(shells, system, file)),
      )
      .find((file) => existsSync(file)) ?? null
  );
}

function playwright(...args) {
  return runNode('node_modules/@playwright/test/cli.js', args);
}

/** As `findBrowser`, but installs one when there is none. Throws with a sentence when that fails too. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  console.log('Installing a browser for the tests …');
  const { code } = await playwright('install', 'chromium', '--only-shell');
  const own = code === 0 ? await findBrowser() : null;
  // What is downloaded brings no libraries with it.
  if (own && isRoot && !starts(own)) await playwright('install-deps', 'chromium');
  if (own) return own;
  for (const name of [SHELLS[0], 'chromium']) {
    const installed = await aptInstall([name, 'fonts-noto-cjk']);
    const packaged = installed ? await findBrowser() : null;
    if (packaged) return packaged;
  }
  throw new Error('No Chromium was found and none could be installed: set CHROMIUM_PATH, or install chromium.');
}

function starts(browser) {
  return spawnSync(browser, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Fonts of the Asian languages, where the machine lets us; without them screenshots show boxes. */
export async function ensureFonts() {
  if (!onPath('fc-list')) return;
  const listed = spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' });
  if (listed.stdout.trim() === '') await aptInstall(['fonts-noto-cjk']);
}

const isRoot = process.getuid?.() === 0;

/** Installs Debian packages when we are root on such a system; tells whether it did. */
export async function aptInstall(packages) {
  if (!isRoot || !onPath('apt-get')) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  const { code } = await run('apt-get', ['install', '-y', ...packages], { env });
  return code === 0;
}
