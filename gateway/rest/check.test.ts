import { readdirSync, readFileSync } from 'node:fs';
import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import { describe, expect, test } from 'vitest';
import { Closed, Count, Day, Nullable, Timestamp, Uuid } from '../../upstream/contract/call.ts';
import { checkOf } from './check.ts';

describe('a body', () => {
  const isThing = checkOf(
    Type.Object({
      thing: Closed({
        name: Type.String({ maxLength: 1 }),
        colour: Nullable(Type.Enum(['red', 'blue'])),
        sizes: Type.Array(Type.Integer({ minimum: 5 }), { maxItems: 1 }),
        note: Type.Optional(Type.String()),
      }),
    }),
  );

  test('passes if its structure is right, despite unknown words, additional fields and other limits', () => {
    expect(isThing({ thing: { name: 'abc', colour: 'mauve', sizes: [1, 2], more: true }, more: 1 })).toBe(true);
    expect(isThing({ thing: { name: 'abc', colour: null, sizes: [], note: '' } })).toBe(true);
  });

  test.each([
    null,
    'text',
    [],
    {},
    { name: 1, colour: null, sizes: [] },
    { name: 'a', colour: null, sizes: null },
    { name: 'a', colour: null, sizes: [null] },
    { name: 'a', colour: null, sizes: { length: 0 } },
    { name: 'a', colour: 7, sizes: [] },
    { name: 'a', sizes: [] },
    { name: 'a', colour: null, sizes: [], note: null },
  ])('%j does not pass', (thing) => {
    expect(isThing(thing)).toBe(false);
    expect(isThing({ thing })).toBe(false);
  });
});

test.each<[string, TSchema, unknown[], unknown[]]>([
  ['a number', Type.Number(), [1.5, 2 ** 40], ['1', null, Number.NaN]],
  ['an integer', Count, [2 ** 31 - 1, 0, -1], [2 ** 31, -(2 ** 31), 1.5, '1']],
  ['a flag', Type.Boolean(), [true], [0, 'true', null]],
  ['a uuid', Uuid, ['5f6c1c1e-0000-4000-8000-00000000a001', 'x'], ['', 1, null]],
  ['a day', Day, ['2026-11-21'], ['2026-11-21T09:30:00Z', '']],
  [
    'a timestamp',
    Timestamp,
    ['2026-11-21T09:30:00.000Z', '2026-11-21T09:30:00+01:00'],
    ['2026-11-21', '2026-99-21T09:30:00Z', '2026-11-21T24:30:00Z', '2026-11-21T09:30:00', 0],
  ],
  ['a record', Type.Record(Type.String(), Type.String()), [{ a: 'x' }, {}], [{ a: 1 }, ['x'], null]],
  ['one of two forms', Type.Union([Type.String(), Type.Boolean()]), ['x', true], [1, null]],
])('accepts what is %s and refuses everything else', (_name, schema, right, wrong) => {
  const check = checkOf(schema);
  expect(right.filter((value) => !check(value))).toEqual([]);
  expect(wrong.filter((value) => check(value))).toEqual([]);
});

test('a schema that cannot be relaxed is refused at load time, not when an answer arrives', () => {
  expect(() => checkOf(Type.Object({ anything: Type.Unknown() }))).toThrow(TypeError);
});

test('the contract brings no upstream code into the gateway: it imports only typebox and itself', () => {
  const folder = 'upstream/contract';
  const imported = readdirSync(folder)
    .filter((name) => !name.endsWith('.test.ts'))
    .flatMap((name) => readFileSync(`${folder}/${name}`, 'utf8').match(/(?<=from ')[^']+(?=')/g) ?? []);
  expect(imported.length).toBeGreaterThan(20);
  expect(imported.filter((name) => name !== 'typebox' && !/^\.\/\w+\.ts$/.test(name))).toEqual([]);
});
