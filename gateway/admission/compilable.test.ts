import { makeExecutableSchema } from '@graphql-tools/schema';
import { execute, getOperationAST, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { createExecution } from './execution.ts';

const schema = makeExecutableSchema<Context>({
  typeDefs: /* GraphQL */ `
    input Filter {
      kind: String! = "any"
      size: Int = 1
      tags: [String]
    }
    input Endless {
      inner: [Endless!]
    }
    type Thing {
      name: String
      size: Int
      thing: Thing
    }
    type Query {
      echo(filter: Filter, tags: [String!]): String
      thing: Thing
      endless(tree: Endless): String
    }
  `,
  resolvers: {
    Query: {
      endless: (_root, args: unknown) => JSON.stringify(args),
      echo: (_root, { filter, tags }: { filter?: object; tags?: unknown }) =>
        JSON.stringify([Object.entries(filter ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1)), tags]),
      thing: () => ({ name: 'n', size: 1, thing: { name: 'm', size: 2 } }),
    },
  },
});

type Variables = Readonly<Record<string, unknown>>;

/** Runs an operation the way the gateway does; fails if graphql-js gives a different result. */
async function engineOf(text: string, variables: Variables): Promise<string | undefined> {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('no operation');
  let engine: string | undefined;
  const execution = createExecution(schema, (used) => (engine = used));
  const ours = await execution.execute({ document, operation, context: {} as Context, variables });
  const theirs = await execute({ schema, document, variableValues: variables });
  expect(JSON.parse(JSON.stringify(ours))).toEqual(JSON.parse(JSON.stringify(theirs)));
  return engine;
}

const ON_THING = 'fragment A on Thing { name }';

describe('operations that graphql-jit cannot compile or answers differently are interpreted', () => {
  test.each<[string, Variables]>([
    // A variable of a recursive type.
    ['query ($tree: Endless) { endless(tree: $tree) }', { tree: { inner: [{ inner: [] }] } }],
    // Missing variables inside an input object: the field's default applies.
    ['query ($s: Int) { echo(filter: { size: $s }) }', {}],
    ['query ($k: String) { echo(filter: { kind: $k }) }', {}],
    ['query ($t: String) { echo(filter: { tags: ["a", $t] }) }', {}],
    ['query ($t: String = "d") { echo(tags: ["a", $t]) }', { t: 'e' }],
    ['query ($s: Int) { ...Q } fragment Q on Query { echo(filter: { size: $s }) }', {}],
    // Merged selections, one of them conditional.
    [`{ thing { ...A @skip(if: true) ...A } } ${ON_THING}`, {}],
    [`{ thing { ...A ...A @include(if: false) } } ${ON_THING}`, {}],
    [`{ thing { ... @include(if: false) { ...A } ...A } } ${ON_THING}`, {}],
    ['query ($yes: Boolean!) { thing { name } thing @include(if: $yes) { size } }', { yes: false }],
    ['query ($yes: Boolean!) { thing @include(if: $yes) { size } thing { name } }', { yes: false }],
    ['query ($yes: Boolean!) { a: thing { name } ... @include(if: $yes) { a: thing { size } } }', { yes: false }],
    [`{ thing { thing { name } } thing { thing @skip(if: true) { size } } }`, {}],
    [`{ ...Q thing @skip(if: true) { size } } fragment Q on Query { thing { name } }`, {}],
  ])('interprets %s', async (text, variables) => {
    expect(await engineOf(text, variables)).toBe('interpreted');
  });
});

describe('all other operations are compiled', () => {
  test.each<[string, Variables]>([
    ['query ($f: Filter) { echo(filter: $f) }', { f: { size: 5 } }],
    ['query ($s: Int!) { echo(filter: { size: $s }, tags: ["a"]) }', { s: 5 }],
    ['query ($t: [String!]) { echo(tags: $t) }', {}],
    // As a literal the nesting is finite.
    ['{ endless(tree: { inner: [{ inner: [] }] }) }', {}],
    ['query ($yes: Boolean!) { thing @include(if: $yes) { name } a: thing { size } }', { yes: false }],
    ['query ($yes: Boolean = true) { thing { name @skip(if: $yes) name size @include(if: $yes) } }', {}],
    [`{ thing { ...A @skip(if: true) thing { ...A } } } ${ON_THING}`, {}],
    [`{ thing { ...A } thing { ...A size } } ${ON_THING}`, {}],
    ['{ thing { name } echo @skip(if: true) thing { size } }', {}],
  ])('compiles %s', async (text, variables) => {
    expect(await engineOf(text, variables)).toBe('compiled');
  });
});
