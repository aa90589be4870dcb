import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, startTestGateway } from './testing/testGateway.ts';
import type { TestGateway } from './testing/testGateway.ts';

const ADA = { authorization: 'Bearer token-ada' };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

describe('automatic persisted queries', () => {
  const query = '{ account { id } }';
  const persistedQuery = { version: 1, sha256Hash: hash('sha256', query) };

  test('for an unknown hash the text is requested, which is not stored', async () => {
    for (let round = 0; round < 2; round += 1) {
      const unknown = await gateway.post({ extensions: { persistedQuery } }, ADA);
      expect([unknown.status, codeOf(unknown)]).toEqual([200, 'PERSISTED_QUERY_NOT_FOUND']);
      // Some clients look for this keyword.
      expect(unknown.body.errors?.[0]?.message).toBe('PersistedQueryNotFound');
      expect((await gateway.post({ query, extensions: { persistedQuery } }, ADA)).body.data).toEqual({
        account: { id: 'ada' },
      });
    }
  });

  test('text with its hash is treated as text: it needs a token, and the hash must match', async () => {
    expect(codeOf(await gateway.post({ query, extensions: { persistedQuery } }))).toBe('FORBIDDEN');
    const other = { ...persistedQuery, sha256Hash: hash('sha256', '{ me }') };
    expect(codeOf(await gateway.post({ query, extensions: { persistedQuery: other } }, ADA))).toBe('BAD_USER_INPUT');
  });
});

test.each(['POST', 'GET'])('an unknown document id gets a sentence, by %s', async (method) => {
  const init =
    method === 'POST'
      ? { method, body: '{"documentId":"nope"}', headers: { 'content-type': 'application/json', ...ADA } }
      : { headers: ADA };
  const answer = await fetch(gateway.url + (method === 'GET' ? '?documentId=nope' : ''), init);
  expect(await answer.json()).toMatchObject({
    errors: [{ message: 'No document has this documentId.', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
  });
});
