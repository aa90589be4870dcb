// npm run bench [-- name …]: runs the benchmarks of bench/ in sequence; each prints its own table.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './fingerprint.mjs';
import { runNode } from './processes.mjs';

const suffix = '.bench.ts';

/** Runs the benchmarks whose name starts with one of the words (all without words); returns the exit code. */
export async function bench(words) {
  const names = readdirSync(path.join(root, 'bench'))
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.slice(0, -suffix.length))
    .filter((name) => words.length === 0 || words.some((word) => name.startsWith(word)));
  if (names.length === 0) throw new Error('There is no benchmark with that name in bench/.');
  let exitCode = 0;
  for (const name of names) {
    console.log(`\n${name}`);
    const { code } = await runNode(`bench/${name}${suffix}`, [], { inherit: true });
    if (code !== 0) exitCode = 1;
  }
  return exitCode;
}
