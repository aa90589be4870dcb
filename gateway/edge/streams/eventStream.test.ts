import { createClient } from 'graphql-sse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Credential } from '../../rest/credential.ts';
import { TRUSTED_TICKS, startTestGateway } from '../testing/testGateway.ts';
import type { TestBody, TestGateway } from '../testing/testGateway.ts';

const ADA = { authorization: 'Bearer token-ada' };
const STREAM = { accept: 'text/event-stream', 'content-type': 'application/json' };
const SILENCE = 'subscription { silence }';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

async function post(body: unknown, headers: Record<string, string> = ADA, url = gateway.url): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { ...STREAM, ...headers }, body: JSON.stringify(body) });
}
/** The data of all `next` events of a stream that ends. */
async function resultsOf(response: Response): Promise<TestBody[]> {
  const text = await response.text();
  const events = text.split('\n\n').filter((event) => event.startsWith('event: next'));
  return events.map((event) => JSON.parse(event.replace(/^event: next\ndata: /, '')) as TestBody);
}
function codesOf(results: readonly TestBody[]): unknown[] {
  return results.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions['code']));
}
/** An open stream without events, as `ada`. */
async function openStream(url = gateway.url): Promise<{ response: Response; close: () => void }> {
  const control = new AbortController();
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...STREAM, ...ADA },
    body: JSON.stringify({ query: SILENCE }),
    signal: control.signal,
  });
  return { response, close: () => control.abort() };
}

describe('subscriptions as event streams', () => {
  test('can be read to their end by graphql-sse’s client', async () => {
    const client = createClient({ url: gateway.url, headers: ADA });
    const values: unknown[] = [];
    for await (const { data } of client.iterate({ query: 'subscription { ticks(count: 3) }' })) values.push(data);
    client.dispose();
    expect(values).toEqual([{ ticks: 1 }, { ticks: 2 }, { ticks: 3 }]);
  });

  test('run trusted documents by id, also for sessions of our own pages', async () => {
    const body = { query: '', variables: { count: 1 }, extensions: { documentId: TRUSTED_TICKS } };
    const own = { origin: 'http://localhost:4000', 'graphql-require-preflight': '1' };
    const response = await post(body, { ...own, cookie: await gateway.cookieOf('ada') });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(await resultsOf(response)).toEqual([{ data: { ticks: 1 } }]);
  });

  test('work for clients that list the event stream first among several types', async () => {
    const response = await post(
      { query: 'subscription { ticks(count: 1) }' },
      { ...ADA, accept: 'text/event-stream, multipart/mixed' },
    );
    expect(await resultsOf(response)).toEqual([{ data: { ticks: 1 } }]);
    const query = await post({ query: '{ me }' }, { ...ADA, accept: 'application/json, text/event-stream' });
    expect(await query.json()).toMatchObject({ data: { me: 'ada' } });
  });

  test('have the same admission as sockets: a refusal is a single coded error', async () => {
    const aliases = Array.from({ length: 17 }, (_, index) => `a${index}: __typename`).join(' ');
    for (const [query, code] of [
      [`query { ${aliases} }`, 'TOO_COSTLY'],
      ['{ __schema { types { name } } }', 'BAD_USER_INPUT'],
      ['subscription { silense }', 'BAD_USER_INPUT'],
      ['mutation { touch }', 'BAD_USER_INPUT'],
      ['{ me }', 'BAD_USER_INPUT'],
      ['subscription {', 'BAD_USER_INPUT'],
      ['subscription ($count: Int!) { ticks(count: $count) }', 'BAD_USER_INPUT'],
    ]) {
      const response = await post({ query }, { ...ADA, 'x-request-id': 'request-4711' });
      const results = await resultsOf(response);
      expect(codesOf(results)).toEqual([code]);
      expect(results[0]?.errors?.[0]?.extensions['requestId']).toBe('request-4711');
      expect(JSON.stringify(results)).not.toContain('Did you mean');
    }
    const own = { origin: 'http://localhost:4000', 'graphql-require-preflight': '1' };
    const text = await post({ query: SILENCE }, { ...own, cookie: await gateway.cookieOf('ada') });
    expect(codesOf(await resultsOf(text))).toEqual(['FORBIDDEN']);
  });

  test.each([
    ['a list', [{ query: SILENCE }]],
    ['no query', { documentId: TRUSTED_TICKS }],
    ['variables that are no object', { query: SILENCE, variables: [1] }],
    ['extensions that are no object', { query: SILENCE, extensions: 'x' }],
  ])('refuse %s with a code', async (_what, body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(codesOf([(await response.json()) as TestBody])).toEqual(['BAD_USER_INPUT']);
  });

  test('get HTTP 401 without a valid credential, and 403 from other sites', async () => {
    expect((await post({ query: SILENCE }, {})).status).toBe(401);
    expect((await post({ query: SILENCE }, { authorization: 'Bearer unknown' })).status).toBe(401);
    expect((await post({ query: SILENCE }, { ...ADA, origin: 'https://evil.example' })).status).toBe(403);
    const cookie = await gateway.cookieOf('ada');
    expect((await post({ query: SILENCE }, { cookie, origin: 'http://localhost:4000' })).status).toBe(403);
  });

  test('cost one point of the rate limit each, and report what is left', async () => {
    const limited = await startTestGateway({ rateLimit: { perMinute: 60, burst: 2 } });
    const ticks = { query: 'subscription { ticks(count: 1) }' };
    const first = await post(ticks, ADA, limited.url);
    expect(first.headers.get('ratelimit')).toBe('"flow";r=0;t=1, "burst";r=1;t=0');
    await resultsOf(first);
    await resultsOf(await post(ticks, ADA, limited.url));
    const third = await post(ticks, ADA, limited.url);
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '1']);
    await limited.close();
  });
});

describe('open event streams', () => {
  test('are limited to ten per credential, sockets included; closing one makes room', async () => {
    const fresh = await startTestGateway();
    const streams = await Promise.all(Array.from({ length: 10 }, () => openStream(fresh.url)));
    const refused = await post({ query: SILENCE }, ADA, fresh.url);
    expect(refused.status).toBe(429);
    const body = (await refused.json()) as TestBody;
    expect(codesOf([body])).toEqual(['RATE_LIMITED']);
    // Only closing a stream makes room, however long the client waits.
    expect(body.errors?.[0]?.extensions).not.toHaveProperty('retryAfter');
    streams[0]?.close();
    const status = async (): Promise<number> => {
      const response = await post({ query: 'subscription { ticks(count: 1) }' }, ADA, fresh.url);
      await response.text();
      return response.status;
    };
    await expect.poll(status).toBe(200);
    for (const { close } of streams) close();
    await fresh.close();
  });

  test('end with a last result when the credential ends (GWY-13)', async () => {
    const { response } = await openStream();
    const credential = new Credential('token-ada');
    gateway.refusedCaller({
      accountId: 'ada',
      credential,
      kind: 'bearer',
      sessionId: credential.hash,
      expiresAt: null,
    });
    expect(codesOf(await resultsOf(response))).toEqual(['UNAUTHENTICATED']);
  });

  test('break off when the gateway stops, so that clients reconnect', async () => {
    const stopping = await startTestGateway();
    const { response } = await openStream(stopping.url);
    const body = response.text();
    await Promise.all([expect(body).rejects.toThrow(), stopping.server.stop(0)]);
    await stopping.close();
  });
});
