import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contractCalls } from '../testing/contractCalls.ts';
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
    const { query = [], values = {}, headers = [], fields = [], facets = [] } = parts ?? {};
    const named = [...query, ...facets, ...headers, ...fields.map((field) => field.split('.').at(-1) ?? '')];
    for (const [name, added] of Object.entries(values)) named.push(...added.map((value) => `${name}=${value}`));
    for (const name of named) expect(addition.toLowerCase(), calls.join()).toContain(name.toLowerCase());
  }
});

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
}

/** Every property of a response, with its path as OPTIONAL_ADDITIONS writes it. Keys of records are written `*`. */
function propertiesOf(schema: JsonSchema, path: readonly string[] = []): [path: string, property: JsonSchema][] {
  const keyed = [
    ...Object.entries(schema.properties ?? {}),
    ...Object.values(schema.patternProperties ?? {}).map((value) => ['*', value] as const),
  ];
  return [
    ...keyed.flatMap(([name, property]): [string, JsonSchema][] => [
      [[...path, name].join('.'), property],
      ...propertiesOf(property, [...path, name]),
    ]),
    ...[schema.items, ...(schema.anyOf ?? [])].flatMap((inner) => (inner ? propertiesOf(inner, path) : [])),
  ];
}

test('optional fields are removed from every response that has them', async () => {
  const calls = (await contractCalls()).filter(({ path }) => !path.startsWith('/control'));
  const responses = calls.flatMap(({ method, path: url, responses: schemas }) => {
    const call = `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`;
    const found = Object.values(schemas).flatMap((schema) => (schema ? propertiesOf(schema as JsonSchema) : []));
    return found.map(([path, property]) => ({ call, path, property }));
  });
  const isAt = (field: string, path: string) => path === field || path === field.replace(/[^.]+$/, '*');
  const optional = new Set<JsonSchema>();
  for (const { calls: named, parts } of OPTIONAL_ADDITIONS) {
    for (const field of parts?.fields ?? []) {
      const removed = responses.filter(({ call, path }) => named.includes(call) && isAt(field, path));
      expect(removed.length, `${named.join()}: ${field}`).toBeGreaterThan(0);
      for (const { property } of removed) optional.add(property);
    }
  }
  const isRemoved = (call: string, path: string) =>
    OPTIONAL_ADDITIONS.some(
      ({ calls: named, parts }) =>
        named.includes(call) && (!parts || parts.fields?.some((field) => isAt(field, path)) === true),
    );
  const left = responses.filter(({ call, path, property }) => optional.has(property) && !isRemoved(call, path));
  expect(left.map(({ call, path }) => `${call}: ${path}`)).toEqual([]);
});
