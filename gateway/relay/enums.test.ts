import { expect, test } from 'vitest';
import { enumMap, noteUnknown } from './enums.ts';

const colour = enumMap('Thing.colour', { darkRed: 'DARK_RED', blue: 'BLUE' });

test('maps both ways between the spellings', () => {
  expect(colour.read('darkRed', () => undefined)).toBe('DARK_RED');
  expect(colour.read(null, () => expect.unreachable())).toBeNull();
  expect(colour.write('DARK_RED')).toBe('darkRed');
});

test('an unknown value is null and logged once, however often it occurs', () => {
  const lines: unknown[] = [];
  const note = noteUnknown({ warn: (...line: unknown[]) => lines.push(line) });
  expect(colour.read('mauve', note)).toBeNull();
  expect(colour.read('mauve', note)).toBeNull();
  expect(colour.read('constructor', note)).toBeNull();
  expect(lines).toEqual([
    [{ field: 'Thing.colour', value: 'mauve' }, 'unknown upstream value'],
    [{ field: 'Thing.colour', value: 'constructor' }, 'unknown upstream value'],
  ]);
});

test('values that could be personal text stay out of the log', () => {
  const lines: unknown[] = [];
  const note = noteUnknown({ warn: (...line: unknown[]) => lines.push(line) });
  expect(colour.read('call me at +49 30 1234', note)).toBeNull();
  expect(JSON.stringify(lines)).not.toContain('1234');
  expect(lines.length).toBe(1);
});
