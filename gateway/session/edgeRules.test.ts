import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from '../edge/testing/rawSocket.ts';
import { TRUSTED_ME, startTestGateway } from '../edge/testing/testGateway.ts';
import type { TestGateway } from '../edge/testing/testGateway.ts';

let gateway: TestGateway;
let cookie: string;
beforeAll(async () => {
  gateway = await startTestGateway({ publicOrigin: 'https://portal.example', isLoopback: false });
  cookie = await gateway.cookieOf('ada');
});
afterAll(() => gateway.close());

const preflight = { 'graphql-require-preflight': '1' };
const own = { origin: 'https://portal.example', ...preflight };
async function post(headers: Record<string, string>) {
  const { status, body } = await gateway.post({ documentId: TRUSTED_ME }, headers);
  return body.data ? body.data.me : status;
}

describe('with the session cookie', () => {
  test('only our own pages are accepted', async () => {
    expect(cookie.startsWith('__Host-sid=')).toBe(true);
    expect(await post({ cookie, ...own })).toBe('ada');
    expect(await post({ cookie, ...preflight, 'sec-fetch-site': 'same-origin' })).toBe('ada');
    expect(await post({ cookie, ...own, origin: 'https://evil.example' })).toBe(403);
    expect(await post({ cookie, ...own, origin: 'https://portal.example.evil.example' })).toBe(403);
    expect(await post({ cookie, ...own, origin: 'null' })).toBe(403);
    expect(await post({ cookie, ...own, 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await post({ cookie, ...own, 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await post({ cookie, ...preflight })).toBe(403);
    expect(await post({ cookie, origin: own.origin })).toBe(403);
  });

  test('a program that sends no Origin is told to', async () => {
    const { body } = await gateway.post({ documentId: TRUSTED_ME }, { cookie, ...preflight });
    expect(body.errors?.[0]?.message).toBe('With a session, send the Origin header of the portal.');
  });

  test('GET and forms are refused (GWY-11)', async () => {
    const byGet = await fetch(`${gateway.url}?documentId=${TRUSTED_ME}`, { headers: { cookie, ...own } });
    expect(byGet.status).toBe(405);
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']) {
      expect(await post({ cookie, ...own, 'content-type': type })).toBe(415);
    }
    // Uploads only with a header that forms of other sites cannot send.
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(await post({ cookie, origin: own.origin, ...multipart })).toBe(403);
    expect(await post({ authorization: 'Bearer token-ada', ...multipart })).toBe(403);
    expect(await post({ cookie, ...own, ...multipart })).toBe(400);
  });

  test('a token beside it is refused', async () => {
    expect(await post({ cookie, ...own, authorization: 'Bearer token-bob' })).toBe(400);
  });

  test('no response is readable for other origins', async () => {
    const response = await fetch(gateway.url, { method: 'OPTIONS', headers: { origin: 'https://evil.example' } });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([405, null]);
  });
});

describe('with a token', () => {
  test('a valid one identifies its account', async () => {
    expect(await post({ authorization: 'Bearer token-ada' })).toBe('ada');
    expect(await post({ authorization: 'bearer token-bob' })).toBe('bob');
  });

  test.each(['Basic YTpi', 'Bearer', 'Bearer a b', 'Bearer unknown', 'token-ada'])(
    '%s is refused',
    async (authorization) => {
      expect(await post({ authorization })).toBe(401);
    },
  );

  test('a page of another site is refused', async () => {
    expect(await post({ authorization: 'Bearer token-ada', origin: 'https://evil.example' })).toBe(403);
  });

  test('the account is looked up once for requests at the same time', async () => {
    const asked = () => gateway.upstream.received.filter((request) => request.path === '/account/').length;
    const before = asked();
    await Promise.all(Array.from({ length: 20 }, () => post({ authorization: 'Bearer token-carol' })));
    expect(asked() - before).toBe(1);
  });
});

test('loopback names are one origin, for the host they were opened on', async () => {
  const local = await startTestGateway();
  const host = new URL(local.origin).host;
  const session = await local.cookieOf('ada');
  expect(session.startsWith('sid=')).toBe(true);
  const ask = async (origin: string) =>
    (await local.post({ documentId: TRUSTED_ME }, { cookie: session, ...preflight, origin })).status;
  expect(await ask(`http://${host}`)).toBe(200);
  expect(await ask('http://localhost:4000')).toBe(200);
  expect(await ask('http://127.0.0.1:1')).toBe(403);
  expect(await ask(`https://${host}`)).toBe(403);
  await local.close();
});

type Init = { readonly body?: string; readonly headers?: Readonly<Record<string, string>> };

test.each<[name: string, init: Init, status: number, message: RegExp]>([
  ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415, /^The content type must be /],
  ['compression', { headers: { 'content-encoding': 'gzip' } }, 415, /^Send the body without compression\.$/],
  ['much', { body: JSON.stringify({ query: 'x'.repeat(200_000) }) }, 413, /^The request is too large\.$/],
])('a body with %s is refused with what is wrong with it', async (_name, init, status, message) => {
  const headers = { 'content-type': 'application/json', ...init.headers };
  const answer = await fetch(gateway.url, { method: 'POST', body: '{"query":"{ me }"}', ...init, headers });
  const { errors } = (await answer.json()) as { errors: { message: string }[] };
  expect([answer.status, errors[0]?.message]).toEqual([status, expect.stringMatching(message)]);
});

test.each(['identity', 'utf-8', ''])('a body whose content encoding is %j is read', async (encoding) => {
  expect(await post({ authorization: 'Bearer token-ada', 'content-encoding': encoding })).toBe('ada');
});

test('HEAD is refused like any other method but GET and POST', async () => {
  const answer = await fetch(`${gateway.url}?query=%7Bme%7D`, { method: 'HEAD' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST']);
});

test('a body that is refused unread is discarded only up to 50 MB', async () => {
  const head = [
    'POST /graphql HTTP/1.1',
    'host: portal.example',
    'content-type: text/plain',
    'content-length: 90000000',
  ];
  const socket = await sendRaw(gateway.origin, `${head.join('\r\n')}\r\n\r\n`);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const [answer] = (await once(socket, 'data')) as Buffer[];
  expect(String(answer)).toMatch(/^HTTP\/1.1 415 /);
  socket.write('a'.repeat(60_000_000));
  await closed;
});
