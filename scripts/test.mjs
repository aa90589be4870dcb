// npm test: runs every check once, in two lanes. Nothing may be skipped.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser, ensureFonts } from './browser.mjs';
import { cacheFolder } from './fingerprint.mjs';
import { installPostgres, startPostgresForTests } from './postgres.mjs';
import { runNode } from './processes.mjs';
import { buildWeb, installClients } from './setup.mjs';

const bin = {
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  knip: 'node_modules/knip/bin/knip.js',
  eslint: 'node_modules/eslint/bin/eslint.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
};

const ruleReport = path.join(cacheFolder, 'vitest-rules.json');
const webReport = path.join(cacheFolder, 'vitest-web.json');
const serverReport = path.join(cacheFolder, 'vitest-servers.json');
const browserReport = path.join(cacheFolder, 'playwright.json');

/** A part that consists of a single check, which passes if its exit code is 0. */
function check(name, script, ...args) {
  return { name, run: async () => single(await runNode(script, args, { env: THRIFTY })) };
}

/** For tools written in Go that run in parallel: one thread and rare garbage collection take half the CPU time. */
const THRIFTY = { GOMAXPROCS: '1', GOGC: '400' };

function single({ code, output }) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

/**
 * Two lanes, each with one part at a time: more at once take more of the processor's time altogether. The servers of the
 * API tests mostly wait for deadlines and polls, so the longest parts of the other lane run beside them.
 */
const lanes = [
  [
    { name: 'web build', run: build },
    { name: 'types', run: types },
    check('lint', bin.oxlint),
    {
      name: 'unit tests',
      run: async () => vitest(ruleReport, await onPostgres(), '--maxWorkers=2', '--project=unit'),
    },
    { name: 'browser tests', run: playwright },
  ],
  [
    check('generated files', 'scripts/checkGenerated.mjs'),
    check('format', bin.oxfmt, '--check', '.'),
    check('contract lint', bin.eslint, 'schema.graphql'),
    check('dead code', bin.knip),
    check('code only tests use', bin.knip, '--production'),
    check('contract diff', 'scripts/schemaDiff.mjs'),
    check('requirements', 'scripts/checkRequirements.mjs'),
    {
      name: 'api and live tests',
      run: async () => {
        await Promise.all([built(), clientsInstalled]);
        const projects = ['--project=api', '--project=without additions', '--project=live'];
        return vitest(serverReport, await onPostgres(), '--maxWorkers=1', ...projects);
      },
    },
    {
      name: 'web tests',
      run: () => {
        const projects = ['--project=web', '--project=server rendering', '--project=virtual time'];
        return vitest(webReport, {}, '--maxWorkers=2', ...projects);
      },
    },
  ],
];

async function types() {
  // One checker, because each of the default four would compute the library types again.
  const results = await Promise.all(
    ['.', 'web'].map((folder) => runNode(bin.tsc, ['-p', folder, '--checkers', '1'], { env: THRIFTY })),
  );
  return single({
    code: results.some(({ code }) => code !== 0) ? 1 : 0,
    output: results.map(({ output }) => output).join(''),
  });
}

/**
 * The running build of the web, if started.
 * @type {Promise<void> | null}
 */
let building = null;

/** Resolves when the web is built, or its build has failed, which is reported elsewhere. */
async function built() {
  await building?.catch(() => undefined);
}

/** Builds, and checks the byte budgets. */
async function build() {
  building = buildWeb();
  await building;
  return single(await runNode('bench/bytes.bench.ts', ['--check']));
}

/**
 * Browser and fonts; missing ones are downloaded while everything else runs.
 * @type {Promise<string> | null}
 */
let browserInstalled = null;

/**
 * The clients of the API tests, installed meanwhile too.
 * @type {Promise<void> | null}
 */
let clientsInstalled = null;

/**
 * The database server of the tests, or null if there is none.
 * @type {Promise<{ readonly url: string } | null> | null}
 */
let postgresStarted = null;

async function startPostgres() {
  await installPostgres();
  const postgres = await startPostgresForTests();
  if (!postgres) console.log('PostgreSQL was not found and could not be installed: all tests use PGlite instead.');
  return postgres;
}

/** The setting with which tests use it. */
async function onPostgres() {
  const postgres = await postgresStarted;
  return postgres ? { TEST_DATABASE_URL: postgres.url } : {};
}

async function installBrowser() {
  const browser = await ensureBrowser();
  await ensureFonts();
  return browser;
}

async function vitest(reportFile, env, ...choice) {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`, ...choice];
  const { code, output } = await runNode(bin.vitest, args, { env: { NO_COLOR: '1', ...env } });
  const report = read(reportFile);
  if (!report) return single({ code: code || 1, output });
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: pending, numTodoTests: todo } = report;
  return counted({ code, output, passed, failed, skipped: pending + todo });
}

async function playwright() {
  if (!existsSync(path.resolve(cacheFolder, '../dist/web/.vite/manifest.json'))) {
    return single({ code: 1, output: 'The web application has not been built, so there is nothing to test.' });
  }
  const browser = await browserInstalled;
  const { code, output } = await runNode(bin.playwright, ['test', '--reporter=line,json'], {
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport, NO_COLOR: '1' },
  });
  const report = read(browserReport);
  if (!report) return single({ code: code || 1, output });
  const { expected, unexpected, flaky, skipped } = report.stats;
  return counted({ code, output, passed: expected, failed: unexpected + flaky, skipped });
}

/** Skipped tests count as failures; so do a failed run without a failing test and a run without tests. */
function counted({ code, output, passed, failed, skipped }) {
  const notes = skipped > 0 ? `\n${skipped} tests were skipped; that counts as failing.` : '';
  let failures = failed + skipped;
  if (failures === 0 && (code !== 0 || passed === 0)) failures = 1;
  return { passed, failed: failures, output: output + notes };
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Runs all parts, prints each with its duration and the output of failed ones; returns the exit code. */
export async function test() {
  const begun = Date.now();
  mkdirSync(cacheFolder, { recursive: true });
  for (const file of [ruleReport, webReport, serverReport, browserReport]) rmSync(file, { force: true });
  browserInstalled = installBrowser();
  clientsInstalled = installClients();
  postgresStarted = startPostgres();
  // Reported as a failure of the part that needs it.
  for (const ready of [browserInstalled, clientsInstalled, postgresStarted]) ready.catch(() => undefined);
  const totals = { passed: 0, failed: 0 };
  await Promise.all(
    lanes.map(async (parts) => {
      for (const part of parts) await perform(part, totals);
    }),
  );
  console.log(`\nAll of it took ${seconds(begun)}.`);
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  return totals.failed === 0 ? 0 : 1;
}

async function perform(part, totals) {
  const begun = Date.now();
  let result;
  try {
    result = await part.run();
  } catch (error) {
    result = single({ code: 1, output: error instanceof Error ? error.message : String(error) });
  }
  totals.passed += result.passed;
  totals.failed += result.failed;
  const verdict = result.failed === 0 ? `ok, ${result.passed} passed` : `${result.failed} FAILED`;
  console.log(`${part.name}: ${verdict} (${seconds(begun)})`);
  if (result.failed > 0) console.log(`${result.output.trimEnd()}\n`);
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
