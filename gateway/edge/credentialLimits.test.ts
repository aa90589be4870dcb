import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { json } from '../rest/testing/faultyUpstream.ts';
import { codesOf, follow } from './testing/socketClient.ts';
import { TRUSTED_ME, startTestGateway } from './testing/testGateway.ts';
import type { TestGateway } from './testing/testGateway.ts';

/** A burst of two operations, then one every ten minutes, so the limit does not refill during a test. */
const LIMIT = { perMinute: 0.1, burst: 3 };
const POLICY = '"flow";q=1;w=600, "burst";q=2;w=60';
const TOOL = { authorization: 'Bearer token-ada' };
const OWN = { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-origin', 'graphql-require-preflight': '1' };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ rateLimit: LIMIT });
});
afterAll(() => gateway.close());

async function ask(headers: Record<string, string> = TOOL) {
  const { status, body, headers: answered } = await gateway.post({ documentId: TRUSTED_ME }, headers);
  return {
    status,
    error: body.errors?.[0]?.extensions,
    policy: answered.get('ratelimit-policy'),
    limit: answered.get('ratelimit'),
    retryAfter: answered.get('retry-after'),
  };
}

describe('a tool that uses up its allowance', () => {
  test('learns from every response what is left, and from the refusal how long to wait (GWY-13)', async () => {
    const answers = [await ask(), await ask(), await ask(), await ask()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers.map(({ policy }) => policy)).toEqual([POLICY, POLICY, POLICY, POLICY]);
    expect(answers.map(({ limit }) => limit?.replaceAll(/;t=\d+/g, ''))).toEqual([
      '"flow";r=0, "burst";r=2',
      '"flow";r=0, "burst";r=1',
      '"flow";r=0, "burst";r=0',
      '"flow";r=0, "burst";r=0',
    ]);
    const refused = answers[3];
    expect(refused?.error).toMatchObject({ code: 'RATE_LIMITED', retryAfter: Number(refused?.retryAfter) });
    expect(Number(refused?.retryAfter)).toBeGreaterThan(0);
    expect(refused?.limit).toMatch(/^"flow";r=0;t=\d+, "burst";r=0;t=\d+$/);
  });

  test('never locks its owner out of the portal, nor another tool (GWY-13)', async () => {
    const owner = { ...OWN, cookie: await gateway.cookieOf('ada') };
    expect((await ask()).status).toBe(429);
    expect(await ask(owner)).toMatchObject({ status: 200, limit: expect.stringContaining('"burst";r=2') as string });
    expect((await ask({ authorization: 'Bearer token-bob' })).status).toBe(200);
  });

  test('has a single allowance for HTTP and sockets', async () => {
    const socket = new WebSocket(gateway.url.replace('http', 'ws'), 'graphql-transport-ws', { headers: TOOL });
    const { send, next } = follow(socket);
    await once(socket, 'open');
    send({ type: 'connection_init' });
    await next('connection_ack');
    send({ id: '1', type: 'subscribe', payload: { query: 'subscription { ticks(count: 1) }' } });
    const refusal = await next('error', '1');
    expect(codesOf(refusal)).toEqual(['RATE_LIMITED']);
    socket.terminate();
  });
});

test('a tool whose lookup the upstream limits learns how long to wait', async () => {
  const limited = await startTestGateway();
  limited.upstream.behave(() => json(429, {}, { 'retry-after': '7' }));
  const { status, body, headers } = await limited.post({ documentId: TRUSTED_ME }, TOOL);
  expect([status, headers.get('retry-after')]).toEqual([429, '7']);
  expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 7 });
  await limited.close();
});
