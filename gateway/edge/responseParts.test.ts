import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway } from './testing/testGateway.ts';
import type { TestGateway } from './testing/testGateway.ts';

const ADA = { authorization: 'Bearer token-ada' };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test('only an operation that was executed reports its cost', async () => {
  const extensionsOf = async (query: string) => (await gateway.post({ query }, ADA)).body.extensions;
  expect(await extensionsOf('{ me }')).toHaveProperty('cost');
  expect(await extensionsOf('{ fail(how: "refused") }')).toHaveProperty('cost');
  expect(await extensionsOf('{ mee }')).toBeUndefined();
  expect(await extensionsOf('{ items(first: 101) { id } }')).toBeUndefined();
  expect(await extensionsOf('query ($text: String!) { echo(text: $text) }')).toBeUndefined();
});

test('a response says what is left of the rate limit unless its request was refused before it was counted', async () => {
  const left = async (body: unknown, headers: Record<string, string>) => {
    const answer = await gateway.post(body, headers);
    return [answer.status, answer.headers.has('ratelimit') && answer.headers.has('ratelimit-policy')];
  };
  const query = { query: '{ me }' };
  expect(await left(query, ADA)).toEqual([200, true]);
  expect(await left({ query: '{ mee }' }, ADA)).toEqual([200, true]);
  expect(await left({}, ADA)).toEqual([400, true]);
  expect(await left('{', ADA)).toEqual([400, false]);
  expect(await left(query, { authorization: 'Basic x' })).toEqual([401, false]);
  expect(await left(query, { ...ADA, origin: 'https://evil.example' })).toEqual([403, false]);
  expect(await left('x', { ...ADA, 'content-type': 'text/plain' })).toEqual([415, false]);
});
