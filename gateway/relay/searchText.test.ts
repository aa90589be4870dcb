import { expect, test } from 'vitest';
import { searchText } from './searchText.ts';

test.each([
  ['letters', 'x'],
  ['emoji', '😀'],
])('a search text may have 100 characters, also if they are %s', (_kind, character) => {
  expect(searchText(` ${character.repeat(100)} `)).toBe(character.repeat(100));
  expect(() => searchText(character.repeat(101))).toThrow('query is longer than 100 characters.');
});

test.each([null, undefined, '', ' \n '])('%j is no search text', (text) => {
  expect(searchText(text)).toBeNull();
});
