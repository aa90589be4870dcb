import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { follow } from './testing/socketClient.ts';
import { TRUSTED_ME, startTestGateway } from './testing/testGateway.ts';
import type { TestGateway } from './testing/testGateway.ts';

const TOOL = { origin: 'https://tool.example', 'sec-fetch-site': 'cross-site' };
const EVIL = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
const ADA = { authorization: 'Bearer token-ada' };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ corsOrigins: ['https://tool.example', 'http://localhost:3000'] });
});
afterAll(() => gateway.close());

async function ask(headers: Record<string, string>) {
  const { status, body, headers: given } = await gateway.post({ documentId: TRUSTED_ME }, headers);
  return {
    seen: body.data?.['me'] ?? status,
    allowed: given.get('access-control-allow-origin'),
    credentials: given.get('access-control-allow-credentials'),
  };
}
async function preflight(origin: string): Promise<Headers> {
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization',
  };
  return (await fetch(gateway.url, { method: 'OPTIONS', headers })).headers;
}

test('a page of CORS_ORIGINS may send a token and read the response, or the refusal', async () => {
  expect(await ask({ ...TOOL, ...ADA })).toEqual({ seen: 'ada', allowed: TOOL.origin, credentials: null });
  expect(await ask({ ...TOOL, authorization: 'Bearer unknown' })).toMatchObject({ seen: 401, allowed: TOOL.origin });
  const response = await fetch(`${gateway.url}?query={me}`, { headers: { ...TOOL, ...ADA } });
  expect(response.headers.get('access-control-expose-headers')).toContain('ratelimit');
  expect(response.headers.get('vary')).toBe('origin');
});

test('it may never send cookies, nor a request without a token', async () => {
  const cookie = await gateway.cookieOf('ada');
  const headers = { ...TOOL, cookie, 'graphql-require-preflight': '1' };
  expect(await ask(headers)).toMatchObject({ seen: 403, credentials: null });
  expect(await ask({ ...headers, ...ADA })).toMatchObject({ seen: 403 });
  expect(await ask(TOOL)).toMatchObject({ seen: 401 });
});

test('its preflight is granted without credentials, unlike that of another origin', async () => {
  const granted = await preflight('http://localhost:3000');
  expect(granted.get('access-control-allow-origin')).toBe('http://localhost:3000');
  expect(granted.get('access-control-allow-methods')).toBe('GET, POST');
  expect(granted.get('access-control-allow-headers')).toBe('authorization, *');
  expect(granted.get('access-control-allow-credentials')).toBeNull();
  expect((await preflight(EVIL.origin)).get('access-control-allow-origin')).toBeNull();
});

test('any other site is still refused', async () => {
  expect(await ask({ ...EVIL, ...ADA })).toEqual({ seen: 403, allowed: null, credentials: null });
});

test('its sockets sign in with connection_init, never with the cookie', async () => {
  const open = (headers: Record<string, string>) =>
    new WebSocket(gateway.url.replace('http', 'ws'), 'graphql-transport-ws', { headers });
  const socket = open({ origin: TOOL.origin });
  const { send, next } = follow(socket);
  await once(socket, 'open');
  send({ type: 'connection_init', payload: { headers: ADA } });
  await next('connection_ack');
  socket.terminate();
  const refused = open({ origin: TOOL.origin, cookie: await gateway.cookieOf('ada') });
  const [, response] = (await once(refused, 'unexpected-response')) as [unknown, { statusCode?: number }];
  expect(response.statusCode).toBe(403);
  refused.on('error', () => undefined);
  refused.terminate();
});
