// Fails when a requirement code used in code, tests or documents has no row in docs/requirements or more than one, or
// when a row marked "works" names no existing test.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './fingerprint.mjs';

const AREAS = 'PLT|ACC|RTE|QRY|RDR|SCR|DIR|ENT|STA|VAL|RST|ERR|NTC|CON|GWY|EXT|O|S|A|P';
const STATES = new Set(['works', 'not yet', 'nothing to do']);
const TEST_FILE = /\.(?:test|spec)\.tsx?$/;
const PAGES = 'docs/requirements';
const SOURCES = ['bench', 'docs', 'domain', 'examples', 'gateway', 'scripts', 'tests', 'upstream', 'web'];
/** Files that mention codes without a row on purpose. */
const EXEMPT = new Set(['scripts/checkRequirements.test.ts']);

/**
 * The codes in a text: single ones such as `STA-02`, and every code of a range such as `STA-38 to STA-43` or
 * `QRY-01..04`.
 * @param {string} text
 * @returns {Set<string>}
 */
export function codesIn(text) {
  const codes = new Set();
  const code = new RegExp(String.raw`(?<![\w-])(${AREAS})-(\d\d)\b(?:(?: to |\.\.)(?:\1-)?(\d\d)\b)?`, 'g');
  for (const [, area, first, last] of text.matchAll(code)) {
    for (let number = Number(first); number <= Number(last ?? first); number += 1) {
      codes.add(`${area}-${String(number).padStart(2, '0')}`);
    }
  }
  return codes;
}

/**
 * The rows of a requirements page.
 * @param {string} page Path from the root, against which links resolve.
 * @param {string} text
 */
export function readRows(page, text) {
  const row = new RegExp(String.raw`^\| ((?:${AREAS})-\d\d) \|(.*)\|$`, 'gm');
  return [...text.matchAll(row)].map(([, code, rest]) => {
    const [promise, state, shown] = rest.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));
    const tests = [...(shown ?? '').matchAll(/\[[^\]]*\]\(([^)]+)\) “(.+?)”(?=<br>|$)/g)].map(([, link, title]) => ({
      file: path.posix.join(path.posix.dirname(page), link),
      title,
    }));
    return { page, code, promise: promise ?? '', state: state ?? '', tests };
  });
}

/**
 * Whether a source contains this title; trailing codes are optional.
 * @param {string} source
 * @param {string} title
 */
export function hasTitle(source, title) {
  const quoted = new RegExp(String.raw`(['"\`])${RegExp.escape(title)}(?: \((?:${AREAS})-\d\d[^()]*\))?\1`);
  return quoted.test(source.replaceAll(/\\(['"`])/g, '$1'));
}

/**
 * Lists the problems, one sentence each.
 * @param {Map<string, string>} pages Requirements pages by path.
 * @param {Map<string, string>} sources All other files by path.
 */
export function problems(pages, sources) {
  const found = [];
  const rows = [...pages].flatMap(([page, text]) => readRows(page, text));
  const byCode = Map.groupBy(rows, ({ code }) => code);
  for (const [code, same] of byCode) {
    if (same.length > 1) found.push(`${code} has ${same.length} rows: ${same.map(({ page }) => page).join(', ')}`);
  }
  for (const [file, text] of sources) {
    for (const code of codesIn(text)) if (!byCode.has(code)) found.push(`${code} in ${file} has no row`);
  }
  for (const { page, code, promise, state, tests } of rows) {
    if (promise === '') found.push(`${code} in ${page} promises nothing`);
    if (!STATES.has(state)) found.push(`${code} in ${page} has the state "${state}"`);
    if (state === 'works' && tests.length === 0) found.push(`${code} in ${page} works, but names no test`);
    for (const { file, title } of tests) {
      const source = TEST_FILE.test(file) ? sources.get(file) : undefined;
      if (source === undefined) found.push(`${code} in ${page}: there is no test file ${file}`);
      else if (!hasTitle(source, title)) found.push(`${code} in ${page}: ${file} has no test "${title}"`);
    }
  }
  return found;
}

/**
 * Rows not yet marked as met although a test title they do not name contains their code: somebody may have forgotten to
 * update them.
 * @param {Map<string, string>} pages
 * @param {Map<string, string>} sources
 */
export function perhapsMet(pages, sources) {
  const open = [...pages].flatMap(([page, text]) => readRows(page, text)).filter(({ state }) => state === 'not yet');
  const carried = [...sources]
    .filter(([file]) => TEST_FILE.test(file))
    .map(([file, text]) => ({ file, codes: codesIn((text.match(/\([^()]*\)/g) ?? []).join(' ')) }));
  return open.flatMap(({ code, tests }) => {
    const others = carried.filter(({ file, codes }) => codes.has(code) && !tests.some((test) => test.file === file));
    return others.length === 0 ? [] : [`${code}: ${others.map(({ file }) => file).join(', ')}`];
  });
}

function readSources() {
  const files = readdirSync(root).filter((name) => /\.(?:md|ts)$/.test(name));
  for (const folder of SOURCES) {
    for (const name of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (/\.(?:css|graphql|json|md|mjs|tsx?)$/.test(name) && !/__generated__|node_modules/.test(name)) {
        files.push(path.posix.join(folder, ...name.split(path.sep)));
      }
    }
  }
  return new Map(
    files.filter((file) => !EXEMPT.has(file)).map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );
}

function main() {
  const [pages, sources] = [new Map(), new Map()];
  for (const [file, text] of readSources()) (file.startsWith(`${PAGES}/`) ? pages : sources).set(file, text);
  const found = problems(pages, sources);
  for (const problem of found) console.error(problem);
  for (const hint of perhapsMet(pages, sources)) console.log(`Not yet, but a test has its code: ${hint}`);
  const rows = [...pages].flatMap(([page, text]) => readRows(page, text));
  const open = rows.filter(({ state }) => state === 'not yet');
  console.log(`${rows.length} requirements, ${open.length} not yet met, ${found.length} problems in ${PAGES}.`);
  return found.length === 0 ? 0 : 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = main();
