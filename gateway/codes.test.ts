import { globSync, readFileSync } from 'node:fs';
import { CloseCode } from 'graphql-ws';
import { expect, test } from 'vitest';
import { CLOSE_CODES } from '../domain/closeCodes.ts';
import { ERROR_CODES } from '../domain/errorCodes.ts';

const root = new URL('../', import.meta.url);
const docs = readFileSync(new URL('docs/internal-tools.md', root), 'utf8');

/** The text of every source file of these folders, except tests and generated files. */
function sourcesOf(folder: 'gateway' | 'web'): string[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root.pathname })
    .filter((file) => !/\.test\.|\/testing\/|__generated__|schema\.types/.test(file))
    .map((file) => readFileSync(new URL(file, root), 'utf8'));
}

/** The first column of the table whose rows match this pattern. */
function documented(code: RegExp): string[] {
  return [...docs.matchAll(new RegExp(String.raw`^\| (${code.source}) \|`, 'gm'))].map(([, name = '']) => name);
}

test('the documentation lists exactly the error codes, in order', () => {
  expect(documented(/`[A-Z_]+`/)).toEqual(ERROR_CODES.map((code) => `\`${code}\``));
});

test('the documentation lists exactly the close codes', () => {
  expect(documented(/\d{4}/).map(Number)).toEqual(Object.values(CLOSE_CODES));
});

test.each(['gateway', 'web'] as const)('%s throws and checks only listed error codes', (folder) => {
  const used = sourcesOf(folder).flatMap((text) =>
    [...text.matchAll(/\b(?:GatewayError\(|hasCode\(\w+, )\s*'([A-Z_]+)'/g)].map(([, code]) => code),
  );
  expect(used.length).toBeGreaterThan(2);
  expect(used.filter((code) => !ERROR_CODES.some((known) => known === code))).toEqual([]);
});

test('the gateway uses every code', () => {
  const text = sourcesOf('gateway').join('\n');
  // An error code of Apollo Server itself, for requests that name their document by its id.
  const given = ERROR_CODES.filter((code) => code === 'PERSISTED_QUERY_NOT_FOUND' || text.includes(`'${code}'`));
  expect(given).toEqual(ERROR_CODES);
});

test.each(['gateway', 'web'] as const)('%s uses close codes by name, never by number', (folder) => {
  const code = sourcesOf(folder).map((text) => text.replaceAll(/\/\*\*[^]*?\*\//g, ''));
  expect(code.flatMap((text) => text.match(/\.close\(\d+|\b44\d\d\b/g) ?? [])).toEqual([]);
});

test('graphql-ws closes with the listed code for faults', () => {
  expect(CLOSE_CODES.internalError).toBe(CloseCode.InternalServerError);
});
