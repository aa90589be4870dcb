import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { createTestApollo } from '../edge/testing/testApollo.ts';
import { GatewayError } from '../errors.ts';
import { createLog } from '../telemetry/log.ts';
import { answerSite } from './siteAnswers.ts';

const context = {
  viewer: null,
  requestId: 'r',
  rateLimitKey: 'a',
  log: createLog('silent'),
  rest: { calls: 0 },
} as Context;

let resolve: () => unknown;
let writes = 0;
const apollo = createTestApollo(
  'type Query { a(q: Int): Int b: Int } type Mutation { write: Int }',
  {
    Query: { a: () => resolve(), b: () => 2 },
    Mutation: { write: () => (writes += 1) },
  },
  new Map([
    ['a', 'query A($q: Int) { a(q: $q) }'],
    ['both', '{ a b }'],
    ['write', 'mutation { write }'],
  ]),
);
await apollo.start();
afterAll(() => apollo.stop());
beforeEach(() => {
  resolve = () => 1;
});

function ask(id: string, variables: Record<string, unknown> = {}) {
  return answerSite({ apollo, deadline: 20 }, { id, variables }, context);
}
async function codesOf(id: string, variables?: Record<string, unknown>) {
  const { data, errors } = await ask(id, variables);
  return [data ?? null, errors?.map(({ extensions }) => extensions?.code)];
}

test('a result with errors of single fields still counts', async () => {
  expect(await ask('a', { q: 1 })).toMatchObject({ data: { a: 1 } });
  resolve = () => {
    throw new GatewayError('NOT_FOUND', 'No.');
  };
  expect(await ask('both')).toMatchObject({
    data: { a: null, b: 2 },
    errors: [{ message: 'No.', path: ['a'], extensions: { code: 'NOT_FOUND', requestId: 'r' } }],
  });
});

test('reports invalid variables and a missing document', async () => {
  expect(await codesOf('a', { q: 'x' })).toEqual([null, ['BAD_USER_INPUT']]);
  expect(await codesOf('unknown')).toEqual([null, ['PERSISTED_QUERY_NOT_FOUND']]);
});

test('a page waits no longer than its deadline', async () => {
  resolve = () => new Promise(() => undefined);
  expect(await codesOf('a')).toEqual([null, ['UPSTREAM_TIMEOUT']]);
});

test('a page cannot run mutations', async () => {
  expect(await codesOf('write')).toEqual([null, ['FORBIDDEN']]);
  expect(writes).toBe(0);
});
