import { beforeAll, describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '../db/clock.ts';
import { START_WITHIN, startTestServer, TEST_PASSWORD, type TestServer } from '../http/testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, START_WITHIN);

function login(email: string, password = TEST_PASSWORD, headers: Record<string, string> = {}) {
  return server.call('POST', '/auth/login', { body: { email, password }, headers });
}

describe('repeated sign-ups (RST-75)', () => {
  const signUp = (name: string, address: string) =>
    server.call('POST', '/auth/signup', {
      body: { email: `${name}@acme.com`, password: TEST_PASSWORD },
      headers: { 'x-client-address': address },
    });

  test('the eleventh from one address within 15 minutes is 429, whether the email is taken or not; other addresses are not affected', async () => {
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

  test('the addresses of an IPv6 network count as one', async () => {
    const statuses: number[] = [];
    for (let of = 1; of <= 15; of += 1) statuses.push((await signUp(`six-${of}`, `2001:db8:1:2::${of}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), ...Array.from({ length: 5 }, () => 429)]);
    expect((await signUp('six-there', '2001:db8:1:3::1')).status).toBe(201);
  });
});

describe('repeated sign-ins (RST-75)', () => {
  test('the eleventh attempt within 15 minutes is 429, even with the right password', async () => {
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

  test('a success clears the earlier attempts, but not those of another address', async () => {
    await server.signUp('mixed@acme.com');
    for (let tries = 0; tries < 9; tries += 1) await login('mixed@acme.com', 'wrong password');
    expect((await login('mixed@acme.com')).status).toBe(200);
    for (let tries = 0; tries < 10; tries += 1) await login('mixed@acme.com', 'wrong password');
    expect((await login('mixed@acme.com')).status).toBe(429);
    expect((await login('mixed@acme.com', TEST_PASSWORD, { 'x-client-address': '203.0.113.9' })).status).toBe(200);
  });
});

describe('sign-ins to one account from many addresses (S-10)', () => {
  const from = (address: string): Record<string, string> => ({ 'x-client-address': address });
  const guess = (email: string, of: number) => login(email, 'wrong password', from(`198.51.100.${of}`));
  const guesses = async (email: string, first: number, count: number): Promise<number[]> => {
    const statuses: number[] = [];
    for (let of = first; of < first + count; of += 1) statuses.push((await guess(email, of)).status);
    return statuses;
  };
  const twenty = Array.from({ length: 20 }, () => 401);

  test.each(['guessed@acme.com', 'nobody@acme.com'])(
    'the twenty-first to %s is 429 from any new address',
    async (email) => {
      if (email === 'guessed@acme.com') await server.signUp(email);
      expect(await guesses(email, 0, 25)).toEqual([...twenty, 429, 429, 429, 429, 429]);
      const refused = await login(email, TEST_PASSWORD, from('203.0.113.20'));
      expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
      expect(refused.headers['retry-after']).toBe('180');
    },
  );

  test('concurrent attempts all count', async () => {
    const all = Array.from({ length: 25 }, (_, of) => guess('at-once@acme.com', of));
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([...twenty, 429, 429, 429, 429, 429]);
  });

  test('one attempt is admitted every three minutes, and refused ones do not extend the wait', async () => {
    await guesses('slow@acme.com', 0, 30);
    server.clock.advance(3 * MINUTE - 1);
    expect(await guesses('slow@acme.com', 30, 2)).toEqual([429, 429]);
    server.clock.advance(1);
    expect(await guesses('slow@acme.com', 32, 2)).toEqual([401, 429]);
    server.clock.advance(60 * MINUTE);
    expect(await guesses('slow@acme.com', 40, 21)).toEqual([...twenty, 429]);
  });

  test('the owner can always sign in from an address used within 30 days', async () => {
    await server.signUp('owner@acme.com');
    const home = from('203.0.113.30');
    expect((await login('owner@acme.com', TEST_PASSWORD, home)).status).toBe(200);
    server.clock.advance(29 * DAY);
    await guesses('owner@acme.com', 0, 25);
    expect((await login('owner@acme.com', 'mistyped', home)).status).toBe(401);
    expect(await guesses('owner@acme.com', 25, 1)).toEqual([429]);
    expect((await login('owner@acme.com', TEST_PASSWORD, home)).status).toBe(200);
  });

  test('the address used for signing up counts as known', async () => {
    const body = { email: 'fresh@acme.com', password: TEST_PASSWORD };
    const home = from('203.0.113.34');
    expect((await server.call('POST', '/auth/signup', { body, headers: home })).status).toBe(201);
    await guesses('fresh@acme.com', 0, 20);
    expect((await login('fresh@acme.com', TEST_PASSWORD, from('203.0.113.35'))).status).toBe(429);
    expect((await login('fresh@acme.com', TEST_PASSWORD, home)).status).toBe(200);
  });

  test('the owner can also sign in from another address of the same IPv6 network', async () => {
    await server.signUp('six@acme.com');
    expect((await login('six@acme.com', TEST_PASSWORD, from('2001:db8:5:6:aaaa::1'))).status).toBe(200);
    await guesses('six@acme.com', 0, 20);
    expect((await login('six@acme.com', TEST_PASSWORD, from('2001:db8:5:7:bbbb::2'))).status).toBe(429);
    expect((await login('six@acme.com', TEST_PASSWORD, from('2001:db8:5:6:bbbb::2'))).status).toBe(200);
  });

  test('an address is forgotten 30 days after its last sign-in', async () => {
    await server.signUp('traveller@acme.com');
    const away = from('203.0.113.31');
    expect((await login('traveller@acme.com', TEST_PASSWORD, away)).status).toBe(200);
    server.clock.advance(30 * DAY);
    await guesses('traveller@acme.com', 0, 20);
    expect((await login('traveller@acme.com', TEST_PASSWORD, away)).status).toBe(429);
  });

  test('a success clears the earlier attempts', async () => {
    await server.signUp('forgetful@acme.com');
    expect(await guesses('forgetful@acme.com', 0, 19)).toEqual(twenty.slice(1));
    expect((await login('forgetful@acme.com', TEST_PASSWORD, from('203.0.113.32'))).status).toBe(200);
    expect(await guesses('forgetful@acme.com', 20, 21)).toEqual([...twenty, 429]);
  });

  test('a known address has only the limit per address', async () => {
    await server.signUp('shared@acme.com');
    const home = from('203.0.113.33');
    expect((await login('shared@acme.com', TEST_PASSWORD, home)).status).toBe(200);
    for (let tries = 0; tries < 10; tries += 1) await login('shared@acme.com', 'wrong password', home);
    expect((await login('shared@acme.com', TEST_PASSWORD, home)).status).toBe(429);
  });
});
