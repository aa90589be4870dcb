import { readFileSync } from 'node:fs';
import {
  GraphQLError,
  Kind,
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import type { GraphQLArgument, GraphQLField, GraphQLInputField } from 'graphql';
import { describe, expect, test } from 'vitest';
import { PRODUCT_NAMES, SUBSCRIPTION_STATUSES, TARIFFS } from '../domain/tariffs.ts';
import { MAX_COST, createMeasureCost } from './admission/cost.ts';
import { Documents } from './admission/documents.ts';
import { createExecution } from './admission/execution.ts';
import { readConfig } from './config.ts';
import { readExamples } from './pages/ide.ts';
import { NODE_TYPES } from './relay/ids.ts';
import { createSchema } from './schema.ts';
import { UploadedFile } from './uploads/uploadedFile.ts';

const config = readConfig({ DEMO: '1' });
const schema = createSchema(config.schemaFile);
const persisted = JSON.parse(readFileSync(config.persistedQueriesFile, 'utf8')) as Record<string, string>;

test('the running schema is schema.graphql (GWY-16)', () => {
  const contract = buildSchema(readFileSync(config.schemaFile, 'utf8'));
  expect(printSchema(lexicographicSortSchema(schema))).toBe(printSchema(lexicographicSortSchema(contract)));
});

const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
function fieldsOf(name: string): string[] {
  const type = schema.getType(name);
  return isObjectType(type) ? Object.keys(type.getFields()) : [];
}

describe('conventions of the contract', () => {
  test('every type, field, argument and value has a description (GWY-15)', () => {
    const bare: string[] = [];
    const look = (name: string, { description }: { description?: string | null | undefined }) => {
      if (!description?.trim()) bare.push(name);
    };
    for (const type of types.filter((each) => !(isScalarType(each) && isSpecifiedScalarType(each)))) {
      look(type.name, type);
      if (isEnumType(type)) for (const value of type.getValues()) look(`${type.name}.${value.name}`, value);
      if (isInputObjectType(type)) {
        for (const field of Object.values(type.getFields())) look(`${type.name}.${field.name}`, field);
      }
      if (!isObjectType(type) && !isInterfaceType(type)) continue;
      for (const field of Object.values<GraphQLField<unknown, unknown>>(type.getFields())) {
        look(`${type.name}.${field.name}`, field);
        for (const argument of field.args) look(`${type.name}.${field.name}(${argument.name}:)`, argument);
      }
    }
    expect(types.length).toBeGreaterThan(100);
    expect(bare).toEqual([]);
  });

  test('every type with an id is a Node that can be read again (GWY-04)', () => {
    const withId = types.filter((type) => isObjectType(type)).filter((type) => type.getFields()['id'] !== undefined);
    expect(withId.map(({ name }) => name).toSorted()).toEqual(NODE_TYPES.toSorted());
    for (const type of withId) {
      expect([type.name, String(type.getFields()['id']?.type)]).toEqual([type.name, 'ID!']);
      expect([type.name, type.getInterfaces().map(({ name }) => name)]).toEqual([
        type.name,
        expect.arrayContaining(['Node']),
      ]);
    }
  });

  test('what takes an ID says so in its name, and takes nothing else', () => {
    const odd: string[] = [];
    const look = (place: string, { name, type }: GraphQLArgument | GraphQLInputField) => {
      const isList = String(type).startsWith('[');
      const isNamed = isList ? /^ids$|[a-z]Ids$/.test(name) : /^id$|[a-z]Id$/.test(name);
      if ((getNamedType(type).name === 'ID') !== isNamed) odd.push(`${place}.${name}`);
    };
    for (const type of types) {
      if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) look(type.name, field);
      if (!isObjectType(type) && !isInterfaceType(type)) continue;
      for (const field of Object.values<GraphQLField<unknown, unknown>>(type.getFields())) {
        for (const argument of field.args) look(`${type.name}.${field.name}`, argument);
      }
    }
    // Made by the client for a page of its own; names no object.
    expect(odd).toEqual(['Account.quickPurchase.sessionId', 'BuyTariffInput.sessionId']);
  });

  test('every scalar of ours names its specification', () => {
    const ours = types.filter((type) => isScalarType(type)).filter((type) => !isSpecifiedScalarType(type));
    expect(ours.length).toBeGreaterThan(3);
    for (const { name, specifiedByURL } of ours)
      expect([name, specifiedByURL]).toEqual([name, expect.stringMatching(/^https:/)]);
  });

  test('every write answers with what it changed and with user errors: code, message, path (GWY-05, GWY-10)', () => {
    const odd: string[] = [];
    for (const { name, type } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
      const payload = getNamedType(type);
      if (!isObjectType(payload)) continue;
      const { errors, ...changed } = payload.getFields();
      const error = errors && getNamedType(errors.type);
      const code = isObjectType(error) ? error.getFields()['code'] : undefined;
      const isTyped = isObjectType(error) && error.getInterfaces().some((each) => each.name === 'UserError');
      const isCoded = code !== undefined && isEnumType(getNamedType(code.type)) && String(code.type).endsWith('!');
      const hasObject = Object.values(changed).some((field) => isObjectType(field.type));
      if (String(errors?.type) !== `[${error?.name}!]!` || !isTyped || !isCoded || !hasObject) odd.push(name);
    }
    // Nothing of the first two can be refused; a visitor has no lead to be shown.
    expect(odd).toEqual(['signOut', 'sendBrief', 'recordAgencyEvents']);
    expect(fieldsOf('LeadUserError').toSorted()).toEqual(['code', 'message', 'path']);
  });

  test.each([
    ['SubscriptionStatus', SUBSCRIPTION_STATUSES.map((status) => status.replace(/[A-Z]/g, '_$&').toUpperCase())],
    ['Tariff', TARIFFS],
    ['ProductName', PRODUCT_NAMES],
  ])('%s has the values of the domain (STA-33, CON-32, CON-33)', (name, values) => {
    const type = schema.getType(name);
    expect(isEnumType(type) && type.getValues().map((value) => value.name)).toEqual(values);
  });

  test('no message tells a state that only its browser knows (ENT-51)', () => {
    expect(fieldsOf('Message')).toEqual(expect.arrayContaining(['uuid', 'createdAt', 'status', 'sender', 'body']));
    for (const local of ['state', 'isLocal']) expect(fieldsOf('Message')).not.toContain(local);
  });
});

/** The operations of a text with its document, as the gateway prepares a trusted one. */
function operationsOf(id: string, text: string) {
  const document = new Documents(schema, new Map([[id, text]]), false).trusted(id);
  if (!document) throw new Error(`${id} is no document`);
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return operations.map((operation) => ({ document, operation }));
}

describe('compiled execution', () => {
  const execution = createExecution(schema, () => undefined);
  const isCompiled = (id: string, text: string): boolean =>
    operationsOf(id, text).every(({ document, operation }) => execution.prepare(document, operation));

  test.each(Object.entries(persisted))('takes the trusted document %s', (id, text) => {
    expect(isCompiled(id, text)).toBe(true);
  });

  test.each(readExamples(config.examplesDir))('takes the example "$title"', ({ text, title }) => {
    expect(isCompiled(title, text)).toBe(true);
  });

  test('every scalar takes its own values, which compiled code checks a second time', () => {
    const values: Record<string, unknown> = {
      DateTime: '2026-11-21T09:30:00Z',
      Date: '2026-11-21',
      URL: 'https://www.example.com/',
      EmailAddress: 'ada@example.com',
      Upload: new UploadedFile(),
    };
    const scalars = Object.values(schema.getTypeMap()).filter(
      (type) => isScalarType(type) && !isSpecifiedScalarType(type),
    );
    expect(scalars.map((scalar) => scalar.name).toSorted()).toEqual(Object.keys(values).toSorted());
    for (const scalar of scalars) {
      if (!isScalarType(scalar)) continue;
      const once = scalar.parseValue(values[scalar.name]);
      expect(scalar.parseValue(once)).toEqual(once);
    }
  });
});

describe('cost', () => {
  const measureCost = createMeasureCost(schema);
  const costOf = (text: string, variables: Readonly<Record<string, unknown>> = {}): (number | string)[] =>
    operationsOf('cost', text).map(({ document, operation }) => {
      try {
        return measureCost(document, operation, variables);
      } catch (error) {
        return error instanceof GraphQLError ? String(error.extensions['code']) : 'no cost';
      }
    });

  test('objects read by their ids count by the number of ids', () => {
    const costs = (ids: readonly string[]) => [
      costOf(`{ nodes(ids: ${JSON.stringify(ids)}) { ... on Agency { services { name } } } }`),
      costOf('query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Agency { services { name } } } }', { ids }),
    ];
    // The list itself, and for each id its services, which count as ten.
    expect(costs(['a'])).toEqual([[11], [11]]);
    expect(costs(Array.from({ length: 100 }, String))).toEqual([[1_001], [1_001]]);
  });

  test('every trusted document and example leaves room for three times as much', () => {
    const documents = [...Object.values(persisted), ...readExamples(config.examplesDir).map(({ text }) => text)];
    const dear = documents.filter((text) => costOf(text).some((cost) => !(Number(cost) * 3 <= MAX_COST)));
    expect(dear).toEqual([]);
  });

  test('a page of the directory may be asked for with all cards, not with all that is known of each agency', () => {
    const card = 'name services { name } industries { name } cities { name } numberOfEmployees { from }';
    const whole = `${card} languages { code } tools { name } stories { result } reviews { result services { name } budget { key } }`;
    expect(costOf(`{ agencies(first: 100) { nodes { ${card} } facets { values { count } } } }`)).toEqual([4_301]);
    expect(costOf(`{ agencies(first: 100) { nodes { ${whole} } } }`)).toEqual(['TOO_COSTLY']);
  });
});
