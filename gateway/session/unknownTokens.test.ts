import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { TRUSTED_ME, startTestGateway } from '../edge/testing/testGateway.ts';
import type { TestGateway } from '../edge/testing/testGateway.ts';
import { json } from '../rest/testing/faultyUpstream.ts';

/** Upstream calls that one address can cause with unknown tokens in ten seconds. */
const MOST_CALLS = 30;

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway({ trustProxy: 'loopback' });
});
afterEach(() => gateway.close());

function lookups(): number {
  return gateway.upstream.received.filter(({ path }) => path === '/account/').length;
}
function ask(token: string, address: string) {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
  return gateway.post({ documentId: TRUSTED_ME }, headers);
}

describe('200 unknown tokens from one address cost 30 upstream calls (S-04)', () => {
  test('over HTTP: known tokens and other addresses are not affected', async () => {
    expect((await ask('token-ada', '203.0.113.9')).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => ask(`guess-${index}`, '203.0.113.9')));
    expect(lookups()).toBeLessThanOrEqual(MOST_CALLS + 1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]));
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused?.body.errors?.[0]?.extensions['retryAfter']).toBe(Number(refused?.headers.get('retry-after')));
    expect((await ask('token-ada', '203.0.113.9')).status).toBe(200);
    expect((await ask('token-bob', '198.51.100.1')).status).toBe(200);
  });

  test('over sockets: closed with too many requests, not as signed out', async () => {
    const codes = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const socket = new WebSocket(gateway.url.replace('http', 'ws'), 'graphql-transport-ws', {
          headers: { 'x-forwarded-for': '203.0.113.9' },
        });
        await once(socket, 'open');
        const payload = { authorization: `Bearer guess-${index}` };
        socket.send(JSON.stringify({ type: 'connection_init', payload }));
        return ((await once(socket, 'close')) as [number])[0];
      }),
    );
    expect(lookups()).toBeLessThanOrEqual(MOST_CALLS);
    expect(new Set(codes)).toEqual(new Set([4401, 1013]));
  });
});

test('100 tools of one address that reconnect at once are all accepted', async () => {
  let account = 0;
  gateway.upstream.behave(() => {
    const answer = json(200, { user: { id: `account-${(account += 1)}` } });
    // Long enough for all concurrent lookups to start.
    return (response, socket) => void setTimeout(() => answer(response, socket), 60);
  });
  const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => ask(`tool-${index}`, '203.0.113.9')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});
