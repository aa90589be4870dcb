import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WireRequestEntry } from '../contract/faults.ts';
import { START_WITHIN, startTestServer, type TestServer } from '../http/testing/testServer.ts';

let server: TestServer;
let token: string;
let address: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signUp('anna@acme.com');
  address = await server.listen();
}, START_WITHIN);
beforeEach(async () => {
  await server.call('DELETE', '/control/faults');
  await server.call('POST', '/control/requests/mark');
});

async function add(fault: object): Promise<void> {
  const { status, text } = await server.call('POST', '/control/faults', { body: fault });
  expect(status, text).toBe(201);
}

async function log(): Promise<WireRequestEntry[]> {
  const { body } = await server.call('GET', '/control/requests');
  return (body as { requests: WireRequestEntry[] }).requests;
}

/** Makes a call over a real connection. */
function get(): Promise<Response> {
  return fetch(`${address}/account/counters`, {
    headers: { authorization: `Bearer ${token}` },
    redirect: 'manual',
  });
}

/** Makes a write whose effect can be read afterwards. */
async function write(enabled: boolean): Promise<Response> {
  return await fetch(`${address}/account/feature`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      'x-csrf-token': await server.csrf(token),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ name: 'leadDigest', enabled }),
  });
}

async function digest(): Promise<unknown> {
  const { body } = await server.call('GET', '/account/feature', { token });
  return (body as { features: { name: string; enabled: boolean }[] }).features.find(({ name }) => name === 'leadDigest')
    ?.enabled;
}

describe('before or after the call is executed', () => {
  test('reset after: the write is executed, its response is lost, and the log says so', async () => {
    await write(false);
    await add({ kind: 'reset', when: 'after', method: 'PUT', times: 1 });
    await expect(write(true)).rejects.toThrow('fetch failed');
    expect(await digest()).toBe(true);
    const puts = (await log()).filter(({ method }) => method === 'PUT');
    expect(puts.map(({ executed, answered }) => [executed, answered])).toEqual([
      [true, true],
      [true, false],
    ]);
  });

  test('reset before: the write is not executed', async () => {
    await write(false);
    await add({ kind: 'reset', method: 'PUT', times: 1 });
    await expect(write(true)).rejects.toThrow('fetch failed');
    expect(await digest()).toBe(false);
    expect((await log()).at(-2)).toMatchObject({ method: 'PUT', executed: false, answered: false });
  });

  test.each([
    ['before', false],
    ['after', true],
  ] as const)('status 500 %s the call decides whether the write is executed', async (when, expected) => {
    await write(false);
    await add({ kind: 'status', status: 500, when, method: 'PUT', times: 1 });
    expect((await write(true)).status).toBe(500);
    expect(await digest()).toBe(expected);
  });
});

describe('kinds', () => {
  test('status with Retry-After and a custom body', async () => {
    await add({ kind: 'status', status: 429, retryAfter: 7, body: { code: 9, message: 'no' } });
    const answer = await get();
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
      429,
      '7',
      { code: 9, message: 'no' },
    ]);
  });

  test('malformed: invalid JSON', async () => {
    await add({ kind: 'malformed', when: 'after' });
    const text = await (await get()).text();
    expect(text).not.toBe('');
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  });

  test('contentType: an HTML page', async () => {
    await add({ kind: 'contentType' });
    expect((await get()).headers.get('content-type')).toContain('text/html');
  });

  test('redirect', async () => {
    await add({ kind: 'redirect', location: 'http://10.0.0.1/' });
    const answer = await get();
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'http://10.0.0.1/']);
  });

  test('huge: the requested length', async () => {
    await add({ kind: 'huge', bytes: 300_000 });
    expect((await (await get()).text()).length).toBe(300_000 + '{"filler":""}'.length);
  });

  test('resetMidBody: headers and the start of the body arrive', async () => {
    await add({ kind: 'resetMidBody', when: 'after' });
    const answer = await get();
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
  });

  test('trickle: byte by byte', async () => {
    await add({ kind: 'trickle', when: 'after', delayMs: 1 });
    const chunks: number[] = [];
    for await (const chunk of (await get()).body ?? []) chunks.push(chunk.length);
    expect(chunks.length).toBeGreaterThan(5);
  });

  test('delay and hang end when the fault is removed', async () => {
    await add({ kind: 'delay', delayMs: 600_000 });
    const delayed = get();
    await expect.poll(async () => (await faults()).at(0)?.met).toBe(1);
    await server.call('DELETE', '/control/faults');
    expect((await delayed).status).toBe(200);

    await add({ kind: 'hang', when: 'after' });
    const hanging = get();
    await expect.poll(async () => (await faults()).at(0)?.met).toBe(1);
    await server.call('DELETE', '/control/faults');
    expect((await hanging).status).toBe(200);
  });

  test('hang ends when the client gives up, and executes nothing', async () => {
    const { body } = await server.call('POST', '/auth/tokens', {
      token,
      body: { name: 'kept', expiresInDays: 1, scopes: ['read'] },
    });
    const { id } = (body as { accessToken: { id: string } }).accessToken;
    const headers = { authorization: `Bearer ${token}`, 'x-csrf-token': await server.csrf(token) };
    await server.call('POST', '/control/requests/mark');
    await add({ kind: 'hang', method: 'DELETE' });
    const patience = new AbortController();
    const { signal } = patience;
    const hanging = fetch(`${address}/auth/tokens/${id}`, { method: 'DELETE', headers, signal });
    await expect.poll(async () => (await faults()).at(0)?.met).toBe(1);
    patience.abort();
    await expect(hanging).rejects.toThrow();
    await expect.poll(async () => (await log()).length).toBe(1);
    expect((await log())[0]).toMatchObject({ executed: false, answered: false });
    expect((await server.call('GET', '/auth/tokens', { token })).text).toContain(id);
  });
});

async function faults(): Promise<{ id: number; met: number }[]> {
  const { body } = await server.call('GET', '/control/faults');
  return (body as { faults: { id: number; met: number }[] }).faults;
}

describe('matching of calls', () => {
  test('only the given number of calls', async () => {
    await add({ kind: 'status', times: 2 });
    expect([(await get()).status, (await get()).status, (await get()).status]).toEqual([503, 503, 200]);
  });

  test('only the given method, path and account', async () => {
    const stranger = await server.signUp('stranger@acme.com');
    const { body } = await server.call('GET', '/account/', { token: stranger });
    const account = (body as { user: { id: string } }).user.id;
    await add({ kind: 'status', method: 'GET', path: '/account/*', account });
    const status = async (url: string, as: string) => (await server.call('GET', url, { token: as })).status;
    expect(await status('/account/', stranger)).toBe(503);
    expect(await status('/account/counters', stranger)).toBe(503);
    expect(await status('/csrf', stranger)).toBe(200);
    expect(await status('/account/', token)).toBe(200);
  });

  test('a fault can be removed by id', async () => {
    await add({ kind: 'status' });
    const id = (await faults())[0]?.id;
    expect((await server.call('DELETE', `/control/faults/${id}`)).status).toBe(204);
    expect((await get()).status).toBe(200);
    expect((await server.call('DELETE', `/control/faults/${id}`)).body).toMatchObject({ code: 'FAULT_NOT_FOUND' });
  });

  test.each([{ kind: 'explode' }, { kind: 'status', status: 99 }, { times: 0 }])('%o is refused', async (fault) => {
    expect((await server.call('POST', '/control/faults', { body: fault })).status).toBe(422);
  });
});
