import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGateway } from '../harness/gateway.ts';
import type { Gateway } from '../harness/gateway.ts';
import { sharedUpstream } from '../harness/sharedUpstream.ts';

/** Visitors get a fifth of it for writes: two at once, then one in 7.5 s. */
const RATE_LIMIT = '40';

let gateway: Gateway;
beforeAll(async () => {
  const { url } = await sharedUpstream();
  gateway = await startGateway({ upstreamUrl: url, env: { RATE_LIMIT, TRUST_PROXY: 'loopback' } });
}, 60_000);
afterAll(() => gateway.stop());

/** Posts a form from `address`, as a browser without JavaScript does. */
async function post(path: string, address: string, fields: Readonly<Record<string, string>>) {
  const response = await fetch(gateway.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address },
    body: new URLSearchParams(fields),
  });
  const { status, headers } = response;
  return {
    status,
    wait: Number(headers.get('retry-after')),
    location: headers.get('location'),
    html: await response.text(),
  };
}

/** The HTTP status of a visitor's mutation over GraphQL. */
async function mutate(address: string): Promise<number> {
  const { status } = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ query: 'mutation { signOut { signedOut } }' }),
  });
  return status;
}

describe('forms without JavaScript and mutations share the limit of what a visitor writes', () => {
  test('a brief is refused in the language of the page and keeps its text', async () => {
    const address = '203.0.113.1';
    const path = '/de/agencies/northbeam/brief';
    const brief = { name: 'Ada', email: 'ada@acme.example', text: 'Too short.' };
    expect(await mutate(address)).toBe(200);
    expect((await post(path, address, brief)).status).toBe(422);
    const refused = await post(path, address, brief);
    expect([refused.status, refused.wait > 0]).toEqual([429, true]);
    expect(refused.html).toContain('Too short.</textarea>');
    expect(refused.html).toContain('Aus Ihrem Netz kamen zu viele Anfragen.');
    expect(await mutate(address)).toBe(429);
    expect(await mutate('203.0.113.2')).toBe(200);
  });

  test('an unsubscribe link can be used again later, by mail programs too', async () => {
    const address = '203.0.113.4';
    const path = '/unsubscribe?token=nothing';
    const oneClick = { 'List-Unsubscribe': 'One-Click' };
    for (let count = 0; count < 2; count += 1) expect((await post(path, address, oneClick)).status).toBe(404);
    const refused = await post(path, address, oneClick);
    expect([refused.status, refused.html, refused.wait > 0]).toEqual([429, 'tooMany\n', true]);
    expect((await post(path, address, {})).location).toBe('/unsubscribe?result=failed&token=nothing');
  });
});
