import { auditServer } from 'graphql-http';
import { expect, test } from 'vitest';
import { startTestGateway } from './testing/testGateway.ts';

/** The audits of variables query `__type`. docs/internal-tools.md lists them. */
const NEED_INTROSPECTION = ['28B9', '2EA1', '6A70', 'D6D5'];

test('without introspection four of 61 audits of graphql-http fail, because they need it (S-14)', async () => {
  const gateway = await startTestGateway({ introspection: false, rateLimit: { perMinute: 0, burst: 1 } });
  const fetchFn = (url: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', 'Bearer token-ada');
    headers.set('graphql-require-preflight', '1');
    return fetch(url, { ...init, headers });
  };
  const results = await auditServer({ url: gateway.url, fetchFn });
  await gateway.close();
  const failed = results.filter(({ status }) => status !== 'ok').map(({ id }) => id);
  expect({ failed: failed.toSorted(), of: results.length }).toEqual({ failed: NEED_INTROSPECTION, of: 61 });
});
