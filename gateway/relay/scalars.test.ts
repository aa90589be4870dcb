import { buildSchema, Kind, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { DateTime, scalars } from './scalars.ts';

test('timestamps are serialized in one format', () => {
  expect(DateTime.serialize('2026-11-21T09:30:00.000Z')).toBe('2026-11-21T09:30:00.000Z');
  expect(DateTime.serialize('2026-11-21T10:30:00+01:00')).toBe('2026-11-21T09:30:00.000Z');
  expect(DateTime.serialize(new Date(0))).toBe('1970-01-01T00:00:00.000Z');
  expect(() => DateTime.serialize('yesterday')).toThrow('Not a point in time.');
  expect(() => DateTime.serialize(0)).toThrow('Not a point in time.');
});

test.each([
  ['2026-11-21T10:30:00+01:00', '2026-11-21T09:30:00.000Z'],
  ['2026-11-21t10:30:00.5z', '2026-11-21T10:30:00.500Z'],
  ['2026-11-21T10:30:00.123456-00:00', '2026-11-21T10:30:00.123Z'],
  ['2028-02-29T23:59:59Z', '2028-02-29T23:59:59.000Z'],
])('the RFC 3339 text %s is accepted as a timestamp', (text, iso) => {
  expect(DateTime.parseValue(text)).toBe(iso);
  expect(DateTime.parseLiteral({ kind: Kind.STRING, value: text }, {})).toBe(iso);
});

test.each([
  '2026-02-30T10:00:00Z',
  '2026-02-29T10:00:00Z',
  '2026-13-01T10:00:00Z',
  '2026-11-21T24:00:00Z',
  '2026-11-21T10:60:00Z',
  '2026-11-21T10:00:00+24:00',
  '2026-11-21T10:00:00',
  '2026-11-21T10:00Z',
  '2026-11-21 10:00:00Z',
  '2026-11-21',
  'Nov 23 2026',
  '5',
  '',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+01:00',
  '9999-12-31T23:59:59-01:00',
  '+002026-11-21T10:00:00Z',
  ' 2026-11-21T10:00:00Z',
])('the text "%s" is refused as a timestamp', (text) => {
  expect(() => DateTime.parseValue(text)).toThrow('RFC 3339');
  expect(() => DateTime.parseLiteral({ kind: Kind.STRING, value: text }, {})).toThrow('RFC 3339');
});

test('only texts are accepted as timestamps', () => {
  expect(() => DateTime.parseValue(5)).toThrow('RFC 3339');
  expect(() => DateTime.parseLiteral({ kind: Kind.INT, value: '5' }, {})).toThrow('RFC 3339');
});

test.each(Object.values(scalars))('the refusal of a literal says where in the document it is: $name', (scalar) => {
  const schema = buildSchema(`scalar ${scalar.name} type Query { leads(since: ${scalar.name}): Int }`);
  Object.assign(schema.getType(scalar.name) ?? {}, { parseLiteral: scalar.parseLiteral.bind(scalar) });
  const [error] = validate(schema, parse('{\n  leads(since: "yesterday")\n}'));
  expect(error?.locations).toEqual([{ line: 2, column: 16 }]);
});
