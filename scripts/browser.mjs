// Finds or installs a Chromium for the browser tests, the fastest way that works on this machine.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runNode } from './processes.mjs';
import { aptInstall, isRoot, onPath } from './systemPackages.mjs';

/** Headless-only Chromium: the same pages with three quarters of the CPU time. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const WINDOWED = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Path of an installed Chromium: CHROMIUM_PATH, else Playwright's, else the system's; null if there is none. Prefers
 * the headless shell; with `windowed` it prefers the full browser, to measure what people use.
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
 * Playwright's headless shell, or null. Playwright returns only the path of its full Chromium; the shell of the same
 * revision is in the folder next to it.
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

/** Like `findBrowser`, but installs one if there is none. Throws with a sentence if that fails too. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  console.log('Installing a browser for the tests …');
  const { code } = await playwright('install', 'chromium', '--only-shell');
  const own = code === 0 ? await findBrowser() : null;
  // The download does not include system libraries.
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

/** Installs fonts for Asian languages if possible; without them screenshots show boxes. */
export async function ensureFonts() {
  if (!onPath('fc-list')) return;
  const listed = spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' });
  if (listed.stdout.trim() === '') await aptInstall(['fonts-noto-cjk']);
}
