import { buildSchema, getOperationAST, getVariableValues, GraphQLError, parse, validate } from 'graphql';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logError, presentError } from './presentErrors.ts';
import { UpstreamError } from './rest/errors.ts';

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

test('an operation that needs too many calls names the limit', () => {
  const originalError = new UpstreamError({ kind: 'overBudget' });
  expect(presentError(new GraphQLError('', { path: ['nodes', 60], originalError }))).toEqual({
    message: 'The operation needs more than 60 calls to the upstream.',
    path: ['nodes', 60],
    extensions: { code: 'TOO_COSTLY' },
  });
});

test.each<[ConstructorParameters<typeof UpstreamError>[0], string]>([
  [{ kind: 'status', status: 500 }, 'The service failed.'],
  [{ kind: 'badResponse' }, 'The service failed.'],
  [{ kind: 'network' }, 'The service could not be reached.'],
  [{ kind: 'timeout' }, 'The service did not answer in time.'],
])('an upstream that fails, cannot be reached or is late is told apart: %j (ERR-20)', (parts, message) => {
  const originalError = new UpstreamError(parts);
  expect(presentError(new GraphQLError('', { path: ['prices'], originalError })).message).toBe(message);
});

test.each<[string, ConstructorParameters<typeof UpstreamError>[0], string]>([
  ['a missing object', { kind: 'status', status: 404, code: 'LEAD_NOT_FOUND' }, 'info'],
  ['a missing scope', { kind: 'status', status: 403 }, 'info'],
  ['an expired credential', { kind: 'unauthenticated', status: 401 }, 'info'],
  ['too many calls for one operation', { kind: 'overBudget' }, 'info'],
  ['a failed upstream', { kind: 'status', status: 503 }, 'warn'],
  ['a late upstream', { kind: 'timeout' }, 'warn'],
  ['a limit of the upstream', { kind: 'rateLimited', status: 429 }, 'warn'],
])('%s is logged as %j at level %s', (_title, parts, level) => {
  const lines: string[] = [];
  const log = pino(
    { formatters: { level: (label) => ({ level: label }) } },
    { write: (line) => void lines.push(line) },
  );
  logError(new GraphQLError('', { originalError: new UpstreamError(parts) }), log);
  expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual([level]);
});
