import { afterAll, beforeAll, expect, test } from 'vitest';
import { codesOf, startGateway, type Answer, type Gateway } from '../harness/gateway.ts';
import { startUpstream, type Upstream } from '../harness/upstream.ts';
import { within } from '../live/testing/liveSocket.ts';
import { newToken } from './testing/newToken.ts';

let upstream: Upstream;
let gateway: Gateway;
let token: string;
beforeAll(async () => {
  upstream = await startUpstream({ database: 'PGlite' });
  gateway = await startGateway({ upstreamUrl: upstream.url, env: { RATE_LIMIT: '0' } });
  token = await newToken(upstream, 'owner-start');
  await gateway.run(token, '{ viewer { id } }');
}, 120_000);
afterAll(async () => {
  await gateway?.stop();
  await upstream?.stop();
});

async function timed(query: string, credential = token): Promise<readonly [answer: Answer, ms: number]> {
  const started = performance.now();
  const answer = await gateway.run(credential, query);
  return [answer, performance.now() - started];
}
async function readiness(): Promise<readonly [number, unknown]> {
  const answer = await fetch(`${gateway.url}/readyz`);
  return [answer.status, ((await answer.json()) as { status: unknown }).status];
}

test(
  'a hanging upstream fails after 5 s for messaging and 10 s otherwise, and other fields succeed (RST-04, ERR-20)',
  { timeout: 40_000 },
  async () => {
    await upstream.addFault({ kind: 'hang', path: '*/agency/chats/' });
    await upstream.addFault({ kind: 'hang', path: '/account/feature' });
    const [[chats, chatsMs], [features, featuresMs]] = await Promise.all([
      timed('{ viewer { account { timeZone } chats(first: 1) { totalCount } } }'),
      timed('{ viewer { account { timeZone features { name } } } }'),
    ]);
    expect(chats).toMatchObject({
      data: { viewer: { account: { timeZone: expect.any(String) as string }, chats: null } },
    });
    expect(features).toMatchObject({
      data: { viewer: { account: { timeZone: expect.any(String) as string, features: null } } },
    });
    expect([...codesOf(chats), ...codesOf(features)]).toEqual(['UPSTREAM_TIMEOUT', 'UPSTREAM_TIMEOUT']);
    // The limit is 0.6 s; the bounds leave room for a busy machine.
    expect([chatsMs >= 4_900, chatsMs < 7_000, featuresMs >= 9_900, featuresMs < 12_000]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    await upstream.clearFaults();
    const [again] = await timed('{ viewer { chats(first: 1) { totalCount } account { features { name } } } }');
    expect(codesOf(again)).toEqual([]);
  },
);

test('calls that wait for each other end after 12 s together, the lookup of the token included', async () => {
  const stranger = await newToken(upstream, 'owner-advanced');
  await upstream.addFault({ kind: 'delay', delayMs: 6_000, path: '/account/', times: 1 });
  await upstream.addFault({ kind: 'hang', path: '/account/feature' });
  const [answer, ms] = await timed('{ viewer { id account { features { name } } } }', stranger);
  await upstream.clearFaults();
  expect(answer.data).toEqual({ viewer: { id: expect.any(String) as string, account: { features: null } } });
  expect(codesOf(answer)).toEqual(['UPSTREAM_TIMEOUT']);
  expect([ms >= 11_900, ms < 14_000]).toEqual([true, true]);
});

test('the client’s request id is in both logs and in the error (GWY-18)', async () => {
  const requestId = `request-${crypto.randomUUID()}`;
  await upstream.addFault({ kind: 'status', status: 500, path: '/account/counters' });
  await upstream.markRequests();
  const answer = await fetch(gateway.graphqlUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-request-id': requestId },
    body: JSON.stringify({ query: '{ viewer { account { timeZone counters { activeLeads } } } }' }),
  });
  await upstream.clearFaults();
  const { errors } = (await answer.json()) as Answer;
  expect(errors?.map(({ extensions }) => extensions)).toEqual([{ code: 'UPSTREAM_ERROR', requestId }]);
  expect(answer.headers.get('x-request-id')).toBe(requestId);
  const sent = await upstream.requests();
  expect(sent.length).toBeGreaterThanOrEqual(2);
  expect(new Set(sent.map((entry) => entry.requestId))).toEqual(new Set([requestId]));
  // Log lines are flushed a moment later.
  const lines = (): string[] =>
    gateway
      .output()
      .split('\n')
      .filter((line) => line.includes(requestId));
  await within(5_000, 'the log lines', () => lines().length >= 2);
  expect(lines().map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'upstream call failed',
    'operation',
  ]);
});

test('a token whose account cannot be looked up gets the reason, with a matching status', async () => {
  const stranger = await newToken(upstream, 'trial');
  const ask = async (): Promise<readonly [number, unknown]> => {
    const answer = await fetch(gateway.graphqlUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${stranger}` },
      body: JSON.stringify({ query: '{ viewer { id } }' }),
    });
    return [answer.status, codesOf((await answer.json()) as Answer)[0]];
  };
  for (const [status, told, code] of [
    [500, 503, 'UPSTREAM_ERROR'],
    [429, 429, 'RATE_LIMITED'],
    [403, 403, 'FORBIDDEN'],
    [401, 401, 'UNAUTHENTICATED'],
  ] as const) {
    await upstream.addFault({ kind: 'status', status, path: '/account/' });
    expect(await ask()).toEqual([told, code]);
    await upstream.clearFaults();
  }
});

test(
  'without the upstream: not ready but alive, every response at once and with a code, then recovery (GWY-19)',
  { timeout: 90_000 },
  async () => {
    expect(await readiness()).toEqual([200, 'ready']);
    await upstream.kill();
    // Readiness is cached for a second.
    await within(10_000, 'not ready', async () => (await readiness())[0] === 503);
    expect(await readiness()).toEqual([503, 'upstream unreachable']);
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
    for (let operation = 0; operation < 40; operation += 1) {
      const [answer] = await timed('{ viewer { id account { timeZone } chats { totalCount } } }');
      expect(codesOf(answer)).toEqual(['UPSTREAM_ERROR', 'UPSTREAM_ERROR']);
      expect(answer.data).toMatchObject({ viewer: { id: expect.any(String) as string } });
    }
    const write = await gateway.run(token, 'mutation { setLocale(input: { locale: EN }) { errors { code } } }');
    expect(codesOf(write)).toEqual(['UPSTREAM_ERROR']);
    expect(gateway.output()).toContain('"state":"open"');

    await upstream.restart();
    await within(10_000, 'ready', async () => (await readiness())[0] === 200);
    await within(10_000, 'a working operation', async () => {
      const [answer] = await timed('{ viewer { account { timeZone } chats { totalCount } } }');
      return codesOf(answer).length === 0;
    });
    expect(gateway.output()).not.toContain('"level":"error"');
  },
);
