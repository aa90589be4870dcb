import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run } from './processes.mjs';

const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CHROMIUM = join(folder, 'bin/chromium');
const SHELL = join(folder, 'bin/chromium-headless-shell');

/** Installs one browser after the other and searches after each. Playwright reports where it looks for its own. */
const script = `
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const ownShell = await chromium.launch().catch(({ message }) => /doesn't exist at (.+)/.exec(message)?.[1]);
const own = [chromium.executablePath(), ownShell];
const found = [];
for (const file of [null, ...process.argv.slice(1), ...own]) {
  if (file !== null) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '', { mode: 0o755 });
  }
  found.push([await findBrowser(), await findBrowser({ windowed: true })]);
}
process.env.CHROMIUM_PATH = process.argv[1];
found.push([await findBrowser(), await findBrowser({ windowed: true })]);
console.log(JSON.stringify({ own, found }));
`;

test('an installed browser is found: the configured one, else a headless shell, else a full one', async () => {
  const env = { CHROMIUM_PATH: '', PLAYWRIGHT_BROWSERS_PATH: folder, PATH: join(folder, 'bin') };
  // In its own process, because Playwright reads the location of its browsers once.
  const { output } = await run(process.execPath, ['--input-type=module', '-e', script, CHROMIUM, SHELL], { env });
  const { own, found } = JSON.parse(output) as { own: [string, string]; found: unknown };
  expect(found).toEqual([
    [null, null],
    [CHROMIUM, CHROMIUM],
    [SHELL, CHROMIUM],
    [SHELL, own[0]],
    [own[1], own[0]],
    [CHROMIUM, CHROMIUM],
  ]);
});
