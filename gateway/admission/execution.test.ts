import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLError, execute, getOperationAST, parse } from 'graphql';
import type { ExecutionResult } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { presentErrors } from '../presentErrors.ts';
import { UpstreamError } from '../rest/errors.ts';
import { createLog } from '../telemetry/log.ts';
import { createExecution } from './execution.ts';

const typeDefs = /* GraphQL */ `
  scalar Moment
  enum Colour {
    RED
    BLUE
  }
  input Filter {
    colour: Colour! = RED
    tags: [String!]
    size: Size
  }
  input Size {
    width: Int! = 1
    height: Int
  }
  interface Animal {
    name: String
    friend: Animal
  }
  type Dog implements Animal {
    name: String
    friend: Animal
    bark: String!
  }
  type Cat implements Animal {
    name: String
    friend: Animal
    lives: Int!
  }
  union Pet = Dog | Cat
  type Strict {
    now: String!
    later: String!
    broken: String!
    items: [String!]!
    loose: [String]
    child: Strict!
    maybe: Strict
  }
  type Query {
    echo(text: String! = "default", count: Int = 2, filter: Filter, colour: Colour! = BLUE, when: Moment): String
    strict: Strict
    strictly: Strict!
    pets: [Pet!]!
    animal(name: String): Animal
    fail(how: String!): String
    nulls: [Strict]
    lazy: String
  }
`;

const strict = { now: 'now' };
function later<T>(value: T): Promise<T> {
  return Promise.resolve(value);
}
const dog = { __typename: 'Dog', name: 'Rex', bark: 'woof' };
const cat = { __typename: 'Cat', name: 'Tom', lives: 9 };
const failures: Record<string, () => unknown> = {
  thrown: () => {
    throw new Error('secret');
  },
  rejected: () => Promise.reject(new Error('secret')),
  refused: () => {
    throw new GatewayError('FORBIDDEN', 'No.');
  },
  upstream: () => Promise.reject(new UpstreamError({ kind: 'timeout' })),
  notFound: () => Promise.reject(new UpstreamError({ kind: 'status', status: 404 })),
  graphql: () => Promise.reject(new GraphQLError('raw')),
  returned: () => new Error('secret'),
};

const schema = makeExecutableSchema({
  typeDefs,
  resolvers: {
    Moment: {
      parseValue: (value: unknown) => {
        if (typeof value !== 'string') throw new GraphQLError('no moment');
        return value.toUpperCase();
      },
    },
    Query: {
      echo: (_root, args: Record<string, unknown>) =>
        JSON.stringify(Object.entries(args).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      strict: () => strict,
      strictly: () => later(strict),
      pets: () => [dog, cat],
      animal: (_root, { name }: { name?: string }) => (name === 'none' ? null : later({ ...dog, name })),
      fail: (_root, { how }: { how: string }) => failures[how]?.(),
      nulls: () => [strict, null, later(strict)],
      lazy: () => later(undefined),
    },
    Strict: {
      later: () => later('later'),
      broken: () => null,
      items: () => later(['a', null, 'c']),
      loose: () => ['a', null, later('c')],
      child: () => strict,
      maybe: () => later(strict),
    },
    Dog: { friend: () => cat },
    Cat: { friend: () => later(dog) },
  },
});

const log = createLog('silent');
const request = { requestId: 'r', log };
const context = {} as Context;

/** All a client would see, except the order of errors, which parallel failures do not define. */
function seen({ data, errors }: ExecutionResult): unknown {
  const shown =
    errors &&
    presentErrors(errors, request).map(({ message, path, locations, extensions }) =>
      JSON.stringify({ message, path, locations, code: extensions?.['code'] }),
    );
  return JSON.parse(JSON.stringify({ data, errors: shown?.toSorted() }));
}

async function runBoth(text: string, variables: Record<string, unknown> = {}) {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('no operation');
  const engines: string[] = [];
  const execution = createExecution(schema, (engine) => engines.push(engine));
  const compiled = await execution.execute({ document, operation, context, variables });
  const interpreted = await execute({ schema, document, variableValues: variables, contextValue: context });
  // Refused variables never reach an engine.
  if (interpreted.data !== undefined) expect(engines).toEqual(['compiled']);
  return { compiled: seen(compiled), interpreted: seen(interpreted) };
}

describe('compiled execution gives the same results as graphql-js', () => {
  test.each([
    ['{ __typename strict { __typename now later } }'],
    ['{ a: strict { x: now } b: strict { x: later now } }'],
    ['{ strict { now broken } lazy }'],
    ['{ strictly { broken } lazy }'],
    ['{ strict { child { child { broken } } } }'],
    ['{ strict { maybe { maybe { items } now } } }'],
    ['{ strict { loose items } }'],
    ['{ nulls { now later } }'],
    ['{ nulls { broken } }'],
    [
      '{ pets { __typename ... on Dog { name bark friend { name ... on Cat { lives } } } ... on Cat { lives friend { __typename name } } } }',
    ],
    [
      '{ animal { ...A friend { ...A friend { ...A } } } } fragment A on Animal { name __typename ...B } fragment B on Dog { bark }',
    ],
    ['{ animal(name: "none") { name } }'],
    ...Object.keys(failures).map((how) => [`{ fail(how: "${how}") other: fail(how: "refused") lazy }`]),
    ['{ echo }'],
    ['{ echo(text: "a", count: null, filter: { tags: ["x"], size: {} }, colour: RED, when: "noon") }'],
    [
      '{ __schema { queryType { name fields { name type { name kind ofType { name } } } } } __type(name: "Colour") { enumValues { name } } }',
    ],
    ['{ strict @skip(if: true) { now } echo @include(if: true) }'],
  ])('for %s', async (text) => {
    const { compiled, interpreted } = await runBoth(text);
    expect(compiled).toEqual(interpreted);
  });

  const ECHO =
    'query ($t: String! = "from default", $c: Int, $f: Filter, $k: Colour! = RED, $w: Moment) { echo(text: $t, count: $c, filter: $f, colour: $k, when: $w) }';
  const CHOICE = `query ($yes: Boolean!, $no: Boolean = false) {
    strict @include(if: $yes) { now ...F @skip(if: $no) ... @include(if: $no) { loose } }
    animal @skip(if: $no) { name ... on Dog @include(if: $yes) { bark } }
  } fragment F on Strict { later @include(if: $yes) child { now @skip(if: $yes) later } }`;
  test.each<[string, Record<string, unknown>]>([
    [ECHO, {}],
    [ECHO, { t: 'given', c: 5, f: { colour: 'BLUE', tags: ['a', 'b'], size: { height: null } }, k: 'BLUE', w: 'noon' }],
    [ECHO, { c: null, f: null, w: null }],
    [ECHO, { unknown: 1 }],
    [ECHO, { f: { tags: 'single' } }],
    [CHOICE, { yes: true }],
    [CHOICE, { yes: false }],
    [CHOICE, { yes: true, no: true }],
    [CHOICE, { yes: false, no: true }],
    ['query ($n: String) { animal(name: $n) { name } }', {}],
    ['query ($n: String = "d") { animal(name: $n) { name } }', { n: null }],
    // names of members of Object.prototype
    ['query ($constructor: Int, $toString: String = "d") { echo(count: $constructor, text: $toString) }', {}],
  ])('for %s with %j', async (text, variables) => {
    const { compiled, interpreted } = await runBoth(text, variables);
    expect(compiled).toEqual(interpreted);
  });

  test.each<[Record<string, unknown>]>([
    [{ t: null }],
    [{ t: 5 }],
    [{ c: 1.5 }],
    [{ c: 2 ** 40 }],
    [{ k: 'GREEN' }],
    [{ k: null }],
    [{ w: 5 }],
    [{ f: { tags: [null] } }],
    [{ f: { other: 1 } }],
    [{ f: [] }],
  ])('variables %j are refused by both, without data', async (variables) => {
    const { compiled, interpreted } = await runBoth(ECHO, variables);
    const code = (result: unknown) =>
      (result as { data?: unknown; errors: string[] }).errors
        .map((error) => JSON.parse(error) as { code: string })
        .map((error) => error.code);
    expect(code(compiled)).toEqual(['BAD_USER_INPUT']);
    expect(code(interpreted)[0]).toBe('BAD_USER_INPUT');
    expect(compiled).not.toHaveProperty('data');
    expect(interpreted).not.toHaveProperty('data');
  });

  test('a long list of invalid values is refused by its first one, within 50 ms of CPU time', async () => {
    const tags = Array(30_000).fill({});
    let cpuMs = Infinity;
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const before = process.cpuUsage();
      const { compiled } = await runBoth(ECHO, { f: { tags } });
      expect((compiled as { errors: unknown[] }).errors).toHaveLength(1);
      const { user, system } = process.cpuUsage(before);
      cpuMs = Math.min(cpuMs, (user + system) / 1_000);
    }
    expect(cpuMs).toBeLessThan(50);
  });
});
