// Makes a checkout runnable, repeating only outdated steps.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint, isFresh, markFresh, root } from './fingerprint.mjs';
import { installNode } from './node/install.mjs';
import { interruptible, run, runNode } from './processes.mjs';

/** Installs the locked packages if node_modules differs from the lock file, and a new enough Node. */
export async function install() {
  await installPackages('.');
  installNode();
}

/** Installs the GraphQL clients that the API tests use; they have a lock file of their own. */
export async function installClients() {
  await installPackages('tests/clients');
}

/** Installs the packages of a folder's lock file unless they are already there. */
async function installPackages(folder) {
  if (isInstalled(folder)) return;
  console.log(folder === '.' ? 'Installing packages …' : `Installing packages of ${folder} …`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await interruptible(() => run(npm, ['ci', '--prefix', folder, ...quiet]));
  if (code !== 0) throw new Error(`npm ci failed.\n${output}`.trimEnd());
}

/** Compares a folder's lock file with npm's record of installed packages. */
function isInstalled(folder) {
  const record = path.join(root, folder, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync(path.join(root, folder, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([name, entry]) => name === '' || entry.optional || present[name]?.version === entry.version,
  );
}

/** Regenerates types and Relay artifacts if contract, documents or generators have changed. */
export async function generate() {
  const { codegen, codegenFingerprint } = await import('./codegen.mjs');
  const types = path.join(root, 'gateway/schema.types.ts');
  if (existsSync(types) && isFresh('codegen', codegenFingerprint())) return;
  console.log('Generating types and Relay artifacts …');
  await interruptible(codegen);
}

/** Files and folders that each part of the build reads, apart from the build tools. */
export const BUILD_SOURCES = {
  pages: ['web', 'domain', 'schema.graphql', 'relay.config.js', 'package-lock.json'],
  ide: ['web/ide', 'web/vite.ide.config.ts', 'package-lock.json'],
  reference: [
    'scripts/reference',
    'web/build/hoverWithPointer.ts',
    'web/build/styles.ts',
    'web/ui/rem.ts',
    'web/ui/tokens.css',
    'web/ui/typeface',
    'web/ui/typeface.css',
    'schema.graphql',
    'examples',
    'docs/internal-tools.md',
    'docs/live.md',
    'docs/webhooks.md',
    'CHANGELOG.md',
    'gateway/access/fieldAccess.ts',
    'gateway/pages/examples.ts',
    'package-lock.json',
  ],
};

/** Builds what the gateway serves, each part if its sources or the build tools have changed. */
export async function buildWeb() {
  await interruptible(async () => {
    await buildPages();
    await buildIde();
    await buildReference();
  });
}

/** Builds the pages for developers alone, for `npm run dev`, whose web server serves all others from their sources. */
export async function buildDeveloperPages() {
  await interruptible(async () => {
    await buildIde();
    await buildReference();
  });
}

/** The pages, for browser and server. */
async function buildPages() {
  const value = fingerprint(BUILD_SOURCES.pages);
  const built = ['dist/web/.vite/manifest.json', 'dist/server/server.js'];
  if (built.every((file) => existsSync(path.join(root, file))) && isFresh('web', value)) return;
  console.log('Building the web …');
  const builds = await Promise.all(['web/vite.config.ts', 'web/vite.server.config.ts'].map(viteBuild));
  for (const { code, output } of builds) {
    if (code !== 0) throw new Error(`The web did not build.\n${output}`.trimEnd());
    if (output.trim() !== '') console.log(output.trimEnd());
  }
  markFresh('web', value);
}

/** The IDE. Built separately, because it changes rarely and takes as long to build as all pages together. */
async function buildIde() {
  const value = fingerprint(BUILD_SOURCES.ide);
  if (existsSync(path.join(root, 'dist/ide/index.html')) && isFresh('ide', value)) return;
  console.log('Building the IDE …');
  const { code, output } = await viteBuild('web/vite.ide.config.ts');
  if (code !== 0) throw new Error(`The IDE did not build.\n${output}`.trimEnd());
  markFresh('ide', value);
}

/** The API reference; takes about a second. Resolves with whether it was outdated. */
export async function buildReference() {
  const value = fingerprint(BUILD_SOURCES.reference);
  if (existsSync(path.join(root, 'dist/reference/index.html')) && isFresh('reference', value)) return false;
  console.log('Building the reference …');
  const { code, output } = await runNode('scripts/reference/build.ts');
  if (code !== 0) throw new Error(`The reference did not build.\n${output}`.trimEnd());
  markFresh('reference', value);
  return true;
}

function viteBuild(config) {
  return runNode('node_modules/vite/bin/vite.js', ['build', '--config', config, '--logLevel', 'error'], {
    env: { NODE_ENV: 'production' },
  });
}
