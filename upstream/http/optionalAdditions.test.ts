import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OPTIONAL_ADDITIONS } from './optionalAdditions.ts';

/** Words in code quotes; `sort=deadline` is the parameter `sort`. */
function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`=]+)(?:=[^`]*)?`/g)].map(([, word = '']) => word);
}

test('the optional additions are those of docs/rest-additions.md', () => {
  const table = readFileSync(new URL('../../docs/rest-additions.md', import.meta.url), 'utf8');
  const rows = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const documented = rows
    .filter((cells) => cells[4] === 'yes')
    .map(([, calls = '', addition = '']) => ({ calls: quoted(calls), parts: quoted(addition.toLowerCase()) }));
  const served = OPTIONAL_ADDITIONS.map(({ calls, query, header, field }) => ({
    calls: [...calls],
    parts: [query, header, field].flatMap((part) => part?.toLowerCase() ?? []),
  }));
  expect(documented.length).toBeGreaterThan(10);
  expect(served).toEqual(documented);
});
