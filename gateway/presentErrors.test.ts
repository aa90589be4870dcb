import { buildSchema, getOperationAST, getVariableValues, parse, validate } from 'graphql';
import type { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { presentError } from './presentErrors.ts';

const schema = buildSchema(`
  enum Order { NEWEST OLDEST }
  input Filter { status: Int order: Order }
  type Lead { name: String title: String }
  type Query { leads(first: Int, order: Order, filter: Filter): Lead }
`);

/** The error of a document or of its variables, as graphql-js reports it. */
function errorOf(query: string, variables: Record<string, unknown> = {}): GraphQLError {
  const document = parse(query);
  const definitions = getOperationAST(document)?.variableDefinitions ?? [];
  const [error] = [...validate(schema, document), ...(getVariableValues(schema, definitions, variables).errors ?? [])];
  if (!error) throw new Error('The operation is valid.');
  return error;
}

test.each<[string, Record<string, unknown>]>([
  ['{ leads { nam } }', {}],
  ['{ leads(firs: 1) { name } }', {}],
  ['{ leads(order: NEWES) { name } }', {}],
  ['{ leads(filter: { statu: 1 }) { name } }', {}],
  ['{ leads { ... on Lea { name } } }', {}],
  ['query ($o: Order) { leads(order: $o) { name } }', { o: 'NEWES' }],
  ['query ($f: Filter) { leads(filter: $f) { name } }', { f: { statu: 1 } }],
])('no suggestion reaches the client: %s %j', (query, variables) => {
  const error = errorOf(query, variables);
  expect(error.message).toContain('Did you mean');
  expect(presentError(error).message).toMatch(/^[^?]+\.$/);
  expect(presentError(error).message).not.toContain('Did you mean');
});

test('a document that graphql-js gives up validating is over a limit', () => {
  const error = errorOf(`{ leads { ${'name '.repeat(900)} } }`);
  expect(presentError(error)).toEqual({
    message: 'The document repeats too many fields or fragments.',
    extensions: { code: 'TOO_COSTLY' },
  });
});

test('a quoted value of 128 KB is presented within 50 ms of CPU time, unchanged', () => {
  const value = ' Did you mean '.repeat(9_000);
  const error = errorOf('query ($n: Int) { leads(first: $n) { name } }', { n: value });
  const before = process.cpuUsage();
  expect(presentError(error).message).toBe(error.message);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(50);
});
