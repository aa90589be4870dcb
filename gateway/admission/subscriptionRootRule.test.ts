import { once } from 'node:events';
import { buildSchema, parse, specifiedRules, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { codesOf, follow } from '../edge/testing/socketClient.ts';
import { startTestGateway } from '../edge/testing/testGateway.ts';
import type { TestGateway } from '../edge/testing/testGateway.ts';
import { TEXT_RULES, VALIDATION_OPTIONS } from './documents.ts';

const schema = buildSchema('type Query { a: Int } type Subscription { silence: Int ticks(count: Int!): Int }');
const MESSAGE = 'The root field of a subscription must not have @skip or @include.';

/** graphql-js throws for these: during validation, or because no field is left. */
const CONDITIONAL: readonly (readonly [document: string, variables: object])[] = [
  ['subscription ($yes: Boolean!) { silence @include(if: $yes) }', { yes: true }],
  ['subscription { silence @skip(if: true) }', {}],
  ['subscription ($yes: Boolean = true) { ... @skip(if: $yes) { silence } }', {}],
  [
    'subscription ($yes: Boolean!) { ...F } fragment F on Subscription { ...G @skip(if: $yes) } fragment G on Subscription { silence }',
    { yes: true },
  ],
];

describe('the root field of a subscription must be unconditional', () => {
  test.each(CONDITIONAL)('%s: one error', (document) => {
    const errors = validate(schema, parse(document), [...specifiedRules, ...TEXT_RULES], VALIDATION_OPTIONS);
    expect(errors[0]?.message).toBe(MESSAGE);
  });

  test.each([
    'subscription { ...F } fragment F on Subscription { ... { ticks(count: 1) } }',
    '{ a @skip(if: true) ...F @include(if: true) } fragment F on Query { a }',
  ])('%s: no error', (document) => {
    expect(validate(schema, parse(document), [...specifiedRules, ...TEXT_RULES], VALIDATION_OPTIONS)).toEqual([]);
  });
});

describe('it is refused like any invalid document (S-12)', () => {
  const ada = { authorization: 'Bearer token-ada' };
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ rateLimit: { perMinute: 0, burst: 1 } });
  });
  afterAll(() => gateway.close());

  test.each(CONDITIONAL)('over HTTP: %s', async (query, variables) => {
    const { status, body } = await gateway.post({ query, variables }, ada);
    expect([status, body.errors?.map(({ message }) => message)]).toEqual([200, [MESSAGE]]);
  });

  test('over a socket, which stays open', async () => {
    const socket = new WebSocket(gateway.url.replace('http', 'ws'), 'graphql-transport-ws', { headers: ada });
    const { send, next } = follow(socket);
    await once(socket, 'open');
    send({ type: 'connection_init' });
    await next('connection_ack');
    for (const [index, [query, variables]] of CONDITIONAL.entries()) {
      send({ id: `${index}`, type: 'subscribe', payload: { query, variables } });
      expect(codesOf(await next('error', `${index}`))).toEqual(['BAD_USER_INPUT']);
    }
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.terminate();
  });
});
