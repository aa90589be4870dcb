import { expect, test } from 'vitest';
import { operationOf } from './operation.ts';

test.each([
  ['query A { a } query B { b }', 'B', 'B', false],
  ['query A { a } query B { b }', 'WhoAmI', 'A', false],
  ['subscription Live { live }', 'WhoAmI', 'Live', true],
  ['subscription Live { live }', undefined, 'Live', true],
  ['{ viewer { id } }', 'WhoAmI', undefined, true],
])('of %j, %j means %j, whatever the tab before was called (GWY-14)', (query, wanted, name, isOnly) => {
  const found = operationOf(query, wanted);
  expect([found?.operation.name?.value, found?.isOnly]).toEqual([name, isOnly]);
});

test('a document without operations has none, and one with a syntax error throws', () => {
  expect(operationOf('fragment F on Lead { id }', 'F')).toBeNull();
  expect(() => operationOf('query {', null)).toThrow('Syntax Error');
});
