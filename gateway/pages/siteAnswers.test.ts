import { GraphQLError } from 'graphql';
import type { ExecutionResult } from 'graphql';
import { expect, test } from 'vitest';
import type { Admit } from '../admission/admission.ts';
import type { Context } from '../context.ts';
import { answerSite } from './siteAnswers.ts';

const context = { viewer: null, requestId: 'r', log: { warn: () => undefined, error: () => undefined } };
/** Only what the function looks at. */
function admitAs(kind: string): Admit {
  return (() => ({ operation: { kind } })) as unknown as Admit;
}
function ask(run: () => Promise<ExecutionResult>, kind = 'query') {
  return answerSite(
    { admit: admitAs(kind), run, deadline: 20 },
    [{ id: 'q', variables: { a: 1 } }],
    context as unknown as Context,
  );
}
function failed(code: string) {
  return new GraphQLError('no', { path: ['a'], extensions: { code } });
}

test('an answer is one, also with errors of single fields', async () => {
  expect(await ask(() => Promise.resolve({ data: { a: 1 } }))).toEqual({
    answers: [{ id: 'q', variables: { a: 1 }, response: { data: { a: 1 } } }],
    failure: null,
    isBadInput: false,
  });
  const partly = await ask(() => Promise.resolve({ data: { a: null }, errors: [failed('NOT_FOUND')] }));
  expect([partly.failure, partly.answers.length]).toEqual([null, 1]);
});

test('without data the page cannot be made; what the contract does not take is no page', async () => {
  const down = await ask(() => Promise.resolve({ errors: [failed('INTERNAL')] }));
  expect(down).toEqual({ answers: [], failure: 'general', isBadInput: false });
  const bad = new GraphQLError('Variable "$q" is too long.', { extensions: { code: 'BAD_USER_INPUT' } });
  expect(await ask(() => Promise.resolve({ errors: [bad] }))).toMatchObject({ failure: null, isBadInput: true });
});

test('a page waits no longer than its deadline, and changes nothing', async () => {
  expect((await ask(() => new Promise(() => undefined))).failure).toBe('timeout');
  let hasRun = false;
  const write = await ask(() => {
    hasRun = true;
    return Promise.resolve({ data: {} });
  }, 'mutation');
  expect([write.failure, hasRun]).toEqual(['general', false]);
});
