import { readFileSync } from 'node:fs';
import { buildSchema, isScalarType, isSpecifiedScalarType, lexicographicSortSchema, printSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { MAX_COST } from './admission/cost.ts';
import { prepareTrusted } from './admission/documents.ts';
import { readConfig } from './config.ts';
import { readExamples } from './pages/ide.ts';
import { createSchema } from './schema.ts';

const config = readConfig({ DEMO: '1' });
const schema = createSchema(config.schemaFile);
const persisted = JSON.parse(readFileSync(config.persistedQueriesFile, 'utf8')) as Record<string, string>;

test('the running schema is schema.graphql (GWY-16)', () => {
  const contract = buildSchema(readFileSync(config.schemaFile, 'utf8'));
  expect(printSchema(lexicographicSortSchema(schema))).toBe(printSchema(lexicographicSortSchema(contract)));
});

describe('compiled execution', () => {
  test.each(Object.entries(persisted))('takes the trusted document %s', (id, text) => {
    for (const operation of prepareTrusted(text, id, schema).operations) expect(operation.compile()).not.toBeNull();
  });

  test.each(readExamples(config.examplesDir))('takes the example "$title"', ({ text, title }) => {
    for (const operation of prepareTrusted(text, title, schema).operations) expect(operation.compile()).not.toBeNull();
  });

  test('every scalar takes its own values, which compiled code checks a second time', () => {
    const values: Record<string, unknown> = { DateTime: '2026-11-21T09:30:00Z' };
    const scalars = Object.values(schema.getTypeMap()).filter(
      (type) => isScalarType(type) && !isSpecifiedScalarType(type),
    );
    expect(scalars.map((scalar) => scalar.name)).toEqual(Object.keys(values));
    for (const scalar of scalars) {
      if (!isScalarType(scalar)) continue;
      const once = scalar.parseValue(values[scalar.name]);
      expect(scalar.parseValue(once)).toEqual(once);
    }
  });
});

describe('cost', () => {
  const costOf = (text: string): (number | string)[] =>
    prepareTrusted(text, 'cost', schema).operations.map(({ cost }) => {
      const measured = cost.measure({});
      return typeof measured === 'number' ? measured : String(measured.extensions['code']);
    });

  test('every trusted document and example leaves room for three times as much', () => {
    const documents = [...Object.values(persisted), ...readExamples(config.examplesDir).map(({ text }) => text)];
    const dear = documents.filter((text) => costOf(text).some((cost) => !(Number(cost) * 3 <= MAX_COST)));
    expect(dear).toEqual([]);
  });

  test('a page of the directory may be asked for with all cards, not with all that is known of each agency', () => {
    const card = 'name services { name } industries { name } cities { name } numberOfEmployees { from }';
    const whole = `${card} languages { code } tools { name } stories { result } reviews { result services { name } budget { from } }`;
    expect(costOf(`{ agencies(first: 100) { nodes { ${card} } facets { values { count } } } }`)).toEqual([4_301]);
    expect(costOf(`{ agencies(first: 100) { nodes { ${whole} } } }`)).toEqual(['TOO_COSTLY']);
  });
});
