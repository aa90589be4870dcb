import { Kind } from 'graphql';
import { expect, test } from 'vitest';
import { DateTime } from './scalars.ts';

test('timestamps are serialized in one format', () => {
  expect(DateTime.serialize('2026-11-21T09:30:00.000Z')).toBe('2026-11-21T09:30:00.000Z');
  expect(DateTime.serialize('2026-11-21T10:30:00+01:00')).toBe('2026-11-21T09:30:00.000Z');
  expect(DateTime.serialize(new Date(0))).toBe('1970-01-01T00:00:00.000Z');
  expect(() => DateTime.serialize('yesterday')).toThrow('Not a point in time.');
  expect(() => DateTime.serialize(0)).toThrow('Not a point in time.');
});

test('timestamps are accepted in any ISO 8601 format', () => {
  expect(DateTime.parseValue('2026-11-21T10:30:00+01:00')).toBe('2026-11-21T09:30:00.000Z');
  expect(DateTime.parseLiteral({ kind: Kind.STRING, value: '2026-11-21' }, {})).toBe('2026-11-21T00:00:00.000Z');
  expect(() => DateTime.parseValue(5)).toThrow();
  expect(() => DateTime.parseLiteral({ kind: Kind.INT, value: '5' }, {})).toThrow();
});
