// npm run codegen: contract -> resolver types, contract + the web's documents -> Relay artifacts. Both read
// schema.graphql; both results are committed (scripts/checkGenerated.mjs checks them).
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { cacheFolder, fingerprint, markFresh, root } from './fingerprint.mjs';
import { runNode } from './processes.mjs';

const persisted = path.join(root, 'web/relay/persisted-queries.json');
const artifacts = path.join(root, 'web/relay/__generated__');
const lock = path.join(cacheFolder, 'codegen.lock');

/** Hash of all inputs of the generated files. */
export function codegenFingerprint() {
  return fingerprint(['schema.graphql', 'codegen.ts', 'relay.config.js', 'package-lock.json', 'web']);
}

/** Generates everything. Rejects with a sentence if a generator fails; the old files are then kept. */
export async function codegen() {
  await takeLock();
  try {
    const before = codegenFingerprint();
    await Promise.all([resolverTypes(), relayArtifacts()]);
    markFresh('codegen', before);
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function resolverTypes() {
  return run('@graphql-codegen/cli/esm/bin.js', ['--config', 'codegen.ts', '--silent']);
}

async function relayArtifacts() {
  const fresh = path.join(cacheFolder, `persisted-queries-${process.pid}.json`);
  const compile = () => run('relay-compiler/cli.js', [], { RELAY_PERSIST_FILE: path.relative(root, fresh) });
  const known = () => JSON.parse(readFileSync(fresh, 'utf8'));
  mkdirSync(artifacts, { recursive: true });
  writeFileSync(fresh, existsSync(persisted) ? readFileSync(persisted, 'utf8') : '{}');
  try {
    await compile();
    // The compiler persists a document only when it writes its artifact, so artifacts without a document are written
    // again.
    const lost = requestIds().filter(({ id }) => !(id in known()));
    for (const { file } of lost) rmSync(file);
    if (lost.length > 0) await compile();
    // Drops documents whose code was removed.
    const used = new Set(requestIds().map(({ id }) => id));
    const entries = Object.entries(known()).filter(([id]) => used.has(id));
    entries.sort(([a], [b]) => (a < b ? -1 : 1));
    const text = `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
    if (!existsSync(persisted) || readFileSync(persisted, 'utf8') !== text) {
      // Renamed into place, because a development gateway may be reading it.
      writeFileSync(`${fresh}.new`, text);
      renameSync(`${fresh}.new`, persisted);
    }
  } finally {
    rmSync(fresh, { force: true });
  }
}

/** The persisted operations named by artifacts, with the artifact of each. */
function requestIds() {
  return readdirSync(artifacts)
    .filter((name) => name.endsWith('.graphql.ts'))
    .flatMap((name) => {
      const file = path.join(artifacts, name);
      const id = /@relayRequestID (\w+)/.exec(readFileSync(file, 'utf8'))?.[1];
      return id === undefined ? [] : [{ file, id }];
    });
}

async function run(bin, args, env = {}) {
  const { code, output } = await runNode(`node_modules/${bin}`, args, { env });
  if (code !== 0) throw new Error(`${path.dirname(bin)} refused:\n${output}`.trimEnd());
}

async function takeLock() {
  mkdirSync(cacheFolder, { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const age = existsSync(lock) ? Date.now() - statSync(lock).mtimeMs : 0;
    if (age > 60_000) rmSync(lock, { recursive: true, force: true });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await codegen();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
