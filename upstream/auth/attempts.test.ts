import { beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '../db/clock.ts';
import { START_WITHIN, startTestServer, TEST_PASSWORD, type TestServer } from '../http/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, START_WITHIN);

const login = (email: string, password = TEST_PASSWORD, headers: Record<string, string> = {}) =>
  server.call('POST', '/auth/login', { body: { email, password }, headers });

describe('many sign-ups (RST-75)', () => {
  const signUp = (name: string, address: string) =>
    server.call('POST', '/auth/signup', {
      body: { email: `${name}@acme.com`, password: TEST_PASSWORD },
      headers: { 'x-client-address': address },
    });

  test('the eleventh from one address within 15 minutes is 429, taken or not; other addresses are not touched', async () => {
    await server.signUp('taken@acme.com');
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await signUp('taken', '203.0.113.7')).status).toBe(409);
      server.clock.advance(MINUTE);
    }
    const refused = await signUp('new-here', '203.0.113.7');
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    expect(refused.headers['retry-after']).toBe('300');
    expect((await signUp('new-there', '203.0.113.8')).status).toBe(201);
    expect((await login('new-there@acme.com', TEST_PASSWORD, { 'x-client-address': '203.0.113.7' })).status).toBe(200);
    server.clock.advance(5 * MINUTE);
    expect((await signUp('new-here', '203.0.113.7')).status).toBe(201);
  });
});

describe('many sign-ins (RST-75)', () => {
  test('the eleventh try of 15 minutes is 429, also with the right password', async () => {
    await server.signUp('limited@acme.com');
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await login('limited@acme.com', 'wrong password')).status).toBe(401);
      server.clock.advance(MINUTE);
    }
    const refused = await login('limited@acme.com');
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    expect(refused.headers['retry-after']).toBe('300');
    server.clock.advance(5 * MINUTE - 1);
    expect((await login('limited@acme.com')).status).toBe(429);
    server.clock.advance(1);
    expect((await login('limited@acme.com')).status).toBe(200);
  });

  test('a success forgets the tries before it; another address has its own', async () => {
    await server.signUp('mixed@acme.com');
    for (let tries = 0; tries < 9; tries += 1) await login('mixed@acme.com', 'wrong password');
    expect((await login('mixed@acme.com')).status).toBe(200);
    for (let tries = 0; tries < 10; tries += 1) await login('mixed@acme.com', 'wrong password');
    expect((await login('mixed@acme.com')).status).toBe(429);
    expect((await login('mixed@acme.com', TEST_PASSWORD, { 'x-client-address': '203.0.113.9' })).status).toBe(200);
  });
});
