import { afterEach, beforeEach, expect, test } from 'vitest';
import { json } from '../rest/testing/faultyUpstream.ts';
import { IDLE_MS } from '../session/cookie.ts';
import { startTestGateway, TRUSTED_ME, TRUSTED_NEWS } from './testing/testGateway.ts';
import type { TestGateway } from './testing/testGateway.ts';

const OWN = { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-origin', 'graphql-require-preflight': '1' };
const BEGIN = Date.parse('2026-11-21T10:00:00Z');

let gateway: TestGateway;
let headers: Record<string, string>;
beforeEach(async () => {
  gateway = await startTestGateway();
  headers = { ...OWN, cookie: await gateway.cookieOf('ada') };
});
afterEach(() => gateway.close());

/** Sends a query whose response renews the cookie; `meanwhile` runs before the upstream answers it. */
async function slowQuery(meanwhile: () => Promise<unknown>): Promise<string | null> {
  gateway.setNow(BEGIN + 2 * 60_000);
  const asked = Promise.withResolvers<() => void>();
  gateway.upstream.behave(() => (response, socket) => asked.resolve(() => json(200, 'news')(response, socket)));
  const query = gateway.post({ documentId: TRUSTED_NEWS }, headers);
  const answer = await asked.promise;
  await meanwhile();
  answer();
  return (await query).headers.get('set-cookie');
}

test('a session in use gets a renewed cookie', async () => {
  expect(await slowQuery(() => Promise.resolve())).toMatch(/^sid=[\w.-]+;/);
});

test('a response that comes after sign-out does not bring the session back', async () => {
  let cleared: string | null = null;
  const late = await slowQuery(async () => {
    cleared = (await gateway.post({ documentId: 'trusted-sign-out' }, headers)).headers.get('set-cookie');
  });
  expect([cleared, late]).toEqual([expect.stringMatching(/^sid=;/), null]);
});

test('the response to an expired session does not clear the cookie, which may be a new one by then', async () => {
  gateway.setNow(BEGIN + IDLE_MS);
  const answer = await gateway.post({ documentId: TRUSTED_ME }, headers);
  expect([answer.body.data, answer.headers.get('set-cookie')]).toEqual([{ me: null }, null]);
});
