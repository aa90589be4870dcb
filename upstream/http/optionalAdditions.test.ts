import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OPTIONAL_ADDITIONS } from './optionalAdditions.ts';

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
}

/** The rows marked as optional: their calls, and the text that names the addition. */
function documented(): { readonly calls: string[]; readonly addition: string }[] {
  const text = readFileSync(new URL('../../docs/rest-additions.md', import.meta.url), 'utf8');
  return text
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells[4]?.startsWith('yes'))
    .map(([, calls = '', addition = '']) => ({ calls: quoted(calls), addition }));
}

test('the optional additions are those of docs/rest-additions.md', () => {
  const rows = documented();
  expect(rows.length).toBeGreaterThan(10);
  expect(OPTIONAL_ADDITIONS.map(({ calls }) => calls)).toEqual(rows.map(({ calls }) => calls));
  for (const [index, { calls, parts }] of OPTIONAL_ADDITIONS.entries()) {
    const { addition = '' } = rows[index] ?? {};
    expect(/\bcalls?\b/.test(addition), calls.join()).toBe(parts === undefined);
    const { query = [], values = {}, headers = [], fields = [] } = parts ?? {};
    const named = [...query, ...headers, ...fields.map((field) => field.split('.').at(-1) ?? '')];
    for (const [name, added] of Object.entries(values)) named.push(...added.map((value) => `${name}=${value}`));
    for (const name of named) expect(addition.toLowerCase(), calls.join()).toContain(name.toLowerCase());
  }
});
