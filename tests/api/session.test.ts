import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMAIL_CASES, PASSWORD_CASES } from '../../domain/testing/credentialCases.ts';
import { startGateway, type Gateway } from '../harness/gateway.ts';
import type { SharedUpstream } from '../harness/sharedUpstream.ts';
import { Browser, EMAIL, codeOf, emailOf } from './testing/browser.ts';
import { sharedPair } from './testing/pair.ts';

let upstream: SharedUpstream;
let gateway: Gateway;
let second: Gateway;
beforeAll(async () => {
  ({ upstream, gateway } = await sharedPair());
  second = await startGateway({ upstreamUrl: upstream.url });
});
afterAll(() => second?.stop());

const SIGN_UP =
  'mutation SignUp($input: SignUpInput!) { signUp(input: $input) { viewer { account { locale timeZone user { email } } } errors { code path } } }';

describe('sign-in and sign-out (RST-75)', () => {
  test('signs in, keeps the session in the cookie, and any replica accepts it', async () => {
    const browser = new Browser(gateway);
    const answer = await browser.signIn('owner-start');
    expect(answer).toMatchObject({
      data: { signIn: { viewer: { account: { user: { email: 'owner-start@demo.example' } } }, errors: [] } },
    });
    expect([...browser.cookies.keys()].toSorted()).toEqual(['known', 'sid']);
    expect(emailOf(await browser.run(EMAIL))).toBe('owner-start@demo.example');
    expect(emailOf(await browser.run(EMAIL, {}, second))).toBe('owner-start@demo.example');
  });

  test('signing out ends the session upstream, so a stolen cookie is useless', async () => {
    const browser = new Browser(gateway);
    await browser.signIn('owner-start');
    const thief = new Browser(gateway);
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
    expect(await browser.run('mutation { signOut { signedOut } }')).toMatchObject({
      data: { signOut: { signedOut: true } },
    });
    expect(browser.cookies.has('sid')).toBe(false);
    expect(emailOf(await browser.run(EMAIL))).toBeNull();
    expect(codeOf(await thief.run(EMAIL))).toBe('UNAUTHENTICATED');
    expect(await browser.run('mutation { signOut { signedOut } }')).toMatchObject({
      data: { signOut: { signedOut: false } },
    });
  });

  test('does not distinguish an unknown address from a wrong password', async () => {
    const browser = new Browser(gateway);
    const wrong = await browser.signIn('free', 'not-the-password');
    const unknown = await browser.signIn('nobody', 'not-the-password');
    expect(wrong.data).toEqual(unknown.data);
    expect(wrong.data).toEqual({
      signIn: { viewer: null, errors: [{ code: 'INVALID_CREDENTIALS', path: null, retryAfterSeconds: null }] },
    });
    expect(browser.cookies.size).toBe(0);
  });

  test('says how long to wait after too many attempts', async () => {
    const browser = new Browser(gateway);
    for (let attempt = 0; attempt < 10; attempt++) await browser.signIn('limit', 'wrong');
    const answer = await browser.signIn('limit', 'wrong');
    expect(answer.data).toMatchObject({
      // The upstream's clock is frozen, so the full 15 minutes remain.
      signIn: { errors: [{ code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 900 }] },
    });
    // Other accounts are not affected.
    expect((await browser.signIn('pro')).data).toMatchObject({ signIn: { errors: [] } });
  });

  test('a second sign-in replaces the first session', async () => {
    const browser = new Browser(gateway);
    await browser.signIn('pro');
    const first = new Browser(gateway);
    for (const [name, value] of browser.cookies) first.cookies.set(name, value);
    await browser.signIn('guru');
    expect(emailOf(await browser.run(EMAIL))).toBe('guru@demo.example');
    expect(codeOf(await first.run(EMAIL))).toBe('UNAUTHENTICATED');
  });

  test('signing up creates an account in the selected language and time zone', async () => {
    const browser = new Browser(gateway);
    const answer = await browser.run(SIGN_UP, {
      input: { email: 'Fresh@Example.com', password: 'long enough', locale: 'DE', timeZone: 'Asia/Tokyo' },
    });
    const account = { locale: 'DE', timeZone: 'Asia/Tokyo', user: { email: 'fresh@example.com' } };
    expect(answer).toMatchObject({ data: { signUp: { viewer: { account }, errors: [] } } });
    const again = await new Browser(gateway).run(SIGN_UP, {
      input: { email: 'fresh@example.com', password: 'long enough' },
    });
    expect(again.data).toEqual({ signUp: { viewer: null, errors: [{ code: 'EMAIL_TAKEN', path: ['email'] }] } });
  });

  test('invalid input is never sent upstream', async () => {
    await upstream.markRequests();
    const answer = await new Browser(gateway).run(SIGN_UP, { input: { email: 'no-address', password: 'short' } });
    expect(answer.data).toEqual({
      signUp: {
        viewer: null,
        errors: [
          { code: 'EMAIL_FORMAT', path: ['email'] },
          { code: 'PASSWORD_MIN_LENGTH', path: ['password'] },
        ],
      },
    });
    expect(await upstream.requests({ method: 'POST' })).toEqual([]);
  });

  test('addresses and passwords are validated as in the form (VAL-54)', async () => {
    const browser = new Browser(gateway);
    const codesOf = async (input: { email: string; password: string }): Promise<unknown> => {
      const { data } = await browser.run(SIGN_UP, { input });
      const { errors } = (data as { signUp: { errors: { code: string }[] } }).signUp;
      return errors.map(({ code }) => code);
    };
    const named = (code: string | null) => (code === null ? [] : [code.replace(/[A-Z]/g, '_$&').toUpperCase()]);
    await upstream.markRequests();
    // The other field is always invalid, so that no account is created.
    for (const { name, value, code } of EMAIL_CASES)
      expect(await codesOf({ email: value, password: '' }), name).toEqual([...named(code), 'PASSWORD_REQUIRED']);
    for (const { name, value, code } of PASSWORD_CASES)
      expect(await codesOf({ email: '', password: value }), name).toEqual(['EMAIL_REQUIRED', ...named(code)]);
    expect(await upstream.requests({ method: 'POST' })).toEqual([]);
  });
});

test('no secret of any session is in the log', () => {
  const log = gateway.output() + second.output();
  expect(log).toContain('"msg":"operation"');
  for (const secret of ['demo-password', 'pat_', 'Bearer', 'only-for-tests']) expect(log).not.toContain(secret);
});
