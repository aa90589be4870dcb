import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TRUSTED_ME, startTestGateway } from './testing/testGateway.ts';
import type { TestBody, TestGateway } from './testing/testGateway.ts';

const ADA = { authorization: 'Bearer token-ada' };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

describe('queries by GET', () => {
  const get = (params: Record<string, string>, headers: Record<string, string> = ADA) =>
    fetch(`${gateway.url}?${new URLSearchParams(params)}`, { headers });

  test('need no other header with a bearer token, but one that forces a preflight without', async () => {
    const query = '{ me account { name } }';
    const own = await get({ query });
    expect([own.status, ((await own.json()) as TestBody).data]).toEqual([
      200,
      { me: 'ada', account: { name: 'secret of ada' } },
    ]);
    const status = async (headers: Record<string, string>) => (await get({ documentId: TRUSTED_ME }, headers)).status;
    const bare = await get({ documentId: TRUSTED_ME }, {});
    expect([bare.status, ((await bare.json()) as TestBody).errors]).toMatchObject([
      403,
      [{ message: 'The header graphql-require-preflight is missing.', extensions: { code: 'FORBIDDEN' } }],
    ]);
    expect(await status({ 'graphql-require-preflight': '1' })).toBe(200);
    expect(await status({ 'apollo-require-preflight': '1' })).toBe(200);
  });

  test('may have an empty operationName, which is none', async () => {
    const dataOf = async (params: Record<string, string>) => ((await (await get(params)).json()) as TestBody).data;
    expect(await dataOf({ query: 'query Me { me }', operationName: '' })).toEqual({ me: 'ada' });
    expect(await dataOf({ query: 'query A { me } query B { me }', operationName: '' })).toBeUndefined();
  });

  test('have responses that the client may cache and revalidate by their ETag', async () => {
    const first = await get({ query: '{ account { name } }' });
    const tag = first.headers.get('etag') ?? '';
    expect([first.headers.get('cache-control'), tag]).toEqual([
      'private, no-cache',
      expect.stringMatching(/^W\/".+"$/),
    ]);
    const again = await get({ query: '{ account { name } }' }, { ...ADA, 'if-none-match': `"other", ${tag}` });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
    const bob = { authorization: 'Bearer token-bob', 'if-none-match': tag };
    const other = await get({ query: '{ account { name } }' }, bob);
    expect([other.status, ((await other.json()) as TestBody).data]).toEqual([
      200,
      { account: { name: 'secret of bob' } },
    ]);
  });

  test('are not cacheable after an error, nor are responses to a POST', async () => {
    for (const query of ['{ me fail(how: "refused") }', '{ mee }']) {
      const failed = await get({ query }, { ...ADA, 'if-none-match': '*' });
      expect([failed.headers.get('cache-control'), failed.headers.get('etag')]).toEqual(['no-store', null]);
      expect(((await failed.json()) as TestBody).errors).toHaveLength(1);
    }
    const { headers } = await gateway.post({ query: '{ me }' }, { ...ADA, 'if-none-match': '*' });
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
  });
});
