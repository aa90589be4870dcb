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
  return answerSite({ apollo, deadline: 20 }, [{ id, variables }], context);
}

test('an answer is one, also with errors of single fields', async () => {
  expect(await ask('a', { q: 1 })).toEqual({
    answers: [{ id: 'a', variables: { q: 1 }, response: { data: { a: 1 } } }],
    failure: null,
    isBadInput: false,
  });
  resolve = () => {
    throw new GatewayError('NOT_FOUND', 'No.');
  };
  const partly = await ask('both');
  expect(partly.failure).toBeNull();
  expect(partly.answers[0]?.response).toMatchObject({
    data: { a: null, b: 2 },
    errors: [{ message: 'No.', path: ['a'], extensions: { code: 'NOT_FOUND', requestId: 'r' } }],
  });
});

test('what the contract does not take is no page; a document that is not there is a failure', async () => {
  expect(await ask('a', { q: 'x' })).toEqual({ answers: [], failure: null, isBadInput: true });
  expect(await ask('unknown')).toEqual({ answers: [], failure: 'general', isBadInput: false });
});

test('a page waits no longer than its deadline', async () => {
  resolve = () => new Promise(() => undefined);
  expect((await ask('a')).failure).toBe('timeout');
});

test('a page changes nothing', async () => {
  expect((await ask('write')).failure).toBe('general');
  expect(writes).toBe(0);
});
