import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway } from './testing/testGateway.ts';
import type { TestGateway } from './testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

function post(body: unknown, headers: Record<string, string>): ReturnType<TestGateway['post']> {
  return gateway.post(body, { authorization: 'Bearer token-ada', ...headers });
}

test.each<[name: string, body: unknown, headers: Record<string, string>, status: number, plainStatus: number]>([
  ['an answer', { query: '{ me }' }, {}, 200, 200],
  ['a refused document', { query: '{ mee }' }, {}, 400, 200],
  ['refused variables', { query: 'query ($n: Int!) { items(first: $n) { id } }' }, {}, 400, 200],
  ['a malformed request', {}, {}, 400, 400],
  ['a batch', [], {}, 400, 400],
  ['a body that is no JSON', '{"query":', {}, 400, 400],
  ['a refused credential', { query: '{ me }' }, { authorization: 'Basic x' }, 401, 401],
  ['a refused body', 'x', { 'content-type': 'text/plain' }, 415, 415],
])('Accept and its qualities decide on the type of %s', async (_name, body, headers, status, plainStatus) => {
  const newer = 'application/graphql-response+json';
  const plain = 'application/json';
  for (const accept of [newer, `${plain};q=0.5, ${newer}`, `${newer};q=0.5, ${plain}`]) {
    const answer = await post(body, { ...headers, accept });
    const expected = accept.endsWith(newer) ? [status, newer] : [plainStatus, plain];
    expect([answer.status, answer.headers.get('content-type')]).toEqual([expected[0], `${expected[1]}; charset=utf-8`]);
  }
});

test('a client that accepts no response is refused before its mutation runs', async () => {
  const before = gateway.upstream.received.length;
  for (const accept of ['text/html', 'application/json;q=0']) {
    const answer = await post({ query: 'mutation { touch }' }, { accept });
    expect([answer.status, answer.body.errors?.[0]?.extensions.code]).toEqual([406, 'BAD_USER_INPUT']);
  }
  const answered = await post({ query: 'mutation { touch }' }, { accept: 'application/json; charset=iso-8859-1' });
  expect(answered.status).toBe(200);
  const paths = gateway.upstream.received.slice(before).map(({ path }) => path);
  expect(paths.filter((path) => path.includes('touch'))).toHaveLength(1);
});
