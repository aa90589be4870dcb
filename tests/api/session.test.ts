import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMAIL_CASES, PASSWORD_CASES } from '../../domain/testing/credentialCases.ts';
import { startGateway, type Answer, type Gateway } from '../harness/gateway.ts';
import type { SharedUpstream } from '../harness/sharedUpstream.ts';
import { sharedPair } from './testing/pair.ts';

let upstream: SharedUpstream;
let gateway: Gateway;
let second: Gateway;
beforeAll(async () => {
  ({ upstream, gateway } = await sharedPair());
  second = await startGateway({ upstreamUrl: upstream.url });
});
afterAll(() => second?.stop());

/** A browser: keeps cookies and calls from our own origin. */
class Browser {
  readonly cookies = new Map<string, string>();

  async run(query: string, variables: Record<string, unknown> = {}, at: Gateway = gateway): Promise<Answer> {
    const response = await fetch(at.graphqlUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'graphql-require-preflight': '1',
        origin: new URL(at.url).origin,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({ query, variables }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      if (/Max-Age=0/.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return (await response.json()) as Answer;
  }

  async signIn(name: string, password = 'demo-password'): Promise<Answer> {
    return this.run(SIGN_IN, { input: { email: `${name}@demo.example`, password } });
  }
}

const SIGN_IN =
  'mutation SignIn($input: SignInInput!) { signIn(input: $input) { viewer { id account { user { email } } } errors { code path retryAfterSeconds } } }';
const SIGN_UP =
  'mutation SignUp($input: SignUpInput!) { signUp(input: $input) { viewer { account { locale user { email } } } errors { code path } } }';
const EMAIL = '{ viewer { account { user { email } } } }';
const CREATE =
  'mutation Create($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token accessToken { id name scopes prefix } viewer { accessTokens { name } } errors { code path } } }';
function emailOf(answer: Answer): unknown {
  return (answer.data?.['viewer'] as { account: { user: { email: string } } } | null)?.account.user.email ?? null;
}
function codeOf(answer: Answer): unknown {
  return answer.errors?.[0]?.extensions?.code;
}

interface Created {
  readonly token: string;
  readonly accessToken: { readonly id: string; readonly prefix: string };
  readonly viewer: { readonly accessTokens: readonly { readonly name: string }[] };
  readonly errors: readonly { readonly code: string; readonly path: readonly string[] }[];
}
async function create(browser: Browser, input: Record<string, unknown>): Promise<Created> {
  return (await browser.run(CREATE, { input })).data?.['createAccessToken'] as Created;
}

describe('sign-in and sign-out (RST-75)', () => {
  test('signs in at once, keeps the session in the cookie, and any replica accepts it', async () => {
    const browser = new Browser();
    const answer = await browser.signIn('owner-start');
    expect(answer).toMatchObject({
      data: { signIn: { viewer: { account: { user: { email: 'owner-start@demo.example' } } }, errors: [] } },
    });
    expect([...browser.cookies.keys()].toSorted()).toEqual(['known', 'sid']);
    expect(emailOf(await browser.run(EMAIL))).toBe('owner-start@demo.example');
    expect(emailOf(await browser.run(EMAIL, {}, second))).toBe('owner-start@demo.example');
  });

  test('signing out ends the session upstream, so a stolen cookie is useless', async () => {
    const browser = new Browser();
    await browser.signIn('owner-start');
    const thief = new Browser();
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
    const browser = new Browser();
    const wrong = await browser.signIn('free', 'not-the-password');
    const unknown = await browser.signIn('nobody', 'not-the-password');
    expect(wrong.data).toEqual(unknown.data);
    expect(wrong.data).toEqual({
      signIn: { viewer: null, errors: [{ code: 'INVALID_CREDENTIALS', path: null, retryAfterSeconds: null }] },
    });
    expect(browser.cookies.size).toBe(0);
  });

  test('says how long to wait after too many attempts', async () => {
    const browser = new Browser();
    let answer: Answer = {};
    for (let attempt = 0; attempt < 11; attempt++) answer = await browser.signIn('limit', 'wrong');
    expect(answer.data).toMatchObject({
      // The upstream's clock is frozen, so the full 15 minutes remain.
      signIn: { errors: [{ code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 900 }] },
    });
    // Other accounts are not affected.
    expect((await browser.signIn('pro')).data).toMatchObject({ signIn: { errors: [] } });
  });

  test('a second sign-in replaces the first session', async () => {
    const browser = new Browser();
    await browser.signIn('pro');
    const first = new Browser();
    for (const [name, value] of browser.cookies) first.cookies.set(name, value);
    await browser.signIn('guru');
    expect(emailOf(await browser.run(EMAIL))).toBe('guru@demo.example');
    expect(codeOf(await first.run(EMAIL))).toBe('UNAUTHENTICATED');
  });

  test('signing up creates an account in the selected language', async () => {
    const browser = new Browser();
    const answer = await browser.run(SIGN_UP, {
      input: { email: 'Fresh@Example.com', password: 'long enough', locale: 'DE' },
    });
    expect(answer).toMatchObject({
      data: { signUp: { viewer: { account: { locale: 'DE', user: { email: 'fresh@example.com' } } }, errors: [] } },
    });
    const again = await new Browser().run(SIGN_UP, { input: { email: 'fresh@example.com', password: 'long enough' } });
    expect(again.data).toEqual({ signUp: { viewer: null, errors: [{ code: 'EMAIL_TAKEN', path: ['email'] }] } });
  });

  test('invalid input is never sent upstream', async () => {
    await upstream.markRequests();
    const answer = await new Browser().run(SIGN_UP, { input: { email: 'no-address', password: 'short' } });
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
    const browser = new Browser();
    const codesOf = async (input: { email: string; password: string }): Promise<unknown> => {
      const { data } = await browser.run(SIGN_UP, { input });
      const { errors } = (data as { signUp: { errors: { code: string }[] } }).signUp;
      return errors.map(({ code }) => code);
    };
    const named = (code: string | null) => (code === null ? [] : [code.replace(/[A-Z]/g, '_$&').toUpperCase()]);
    await upstream.markRequests();
    // The other field is always invalid, so that nobody is signed up.
    for (const { name, value, code } of EMAIL_CASES)
      expect(await codesOf({ email: value, password: '' }), name).toEqual([...named(code), 'PASSWORD_REQUIRED']);
    for (const { name, value, code } of PASSWORD_CASES)
      expect(await codesOf({ email: '', password: value }), name).toEqual(['EMAIL_REQUIRED', ...named(code)]);
    expect(await upstream.requests({ method: 'POST' })).toEqual([]);
  });
});

describe('access tokens (EXT-24, GWY-13)', () => {
  test('a token works as a bearer token without a cookie until it is revoked', async () => {
    const browser = new Browser();
    await browser.signIn('owner-scale');
    const created = await create(browser, { name: ' My tool ', expiresInDays: 30 });
    expect(created.errors).toEqual([]);
    expect(created.token.startsWith(created.accessToken.prefix)).toBe(true);
    expect(created.viewer.accessTokens[0]?.name).toBe('My tool');
    expect(emailOf(await gateway.run(created.token, EMAIL))).toBe('owner-scale@demo.example');
    const revoke =
      'mutation Revoke($id: ID!) { revokeAccessToken(input: { id: $id }) { revokedAccessTokenId viewer { accessTokens { id } } errors { code } } }';
    const revoked = await browser.run(revoke, { id: created.accessToken.id });
    expect(revoked.data).toMatchObject({
      revokeAccessToken: { revokedAccessTokenId: created.accessToken.id, errors: [] },
    });
    expect(codeOf(await gateway.run(created.token, EMAIL))).toBe('UNAUTHENTICATED');
    expect((await browser.run(revoke, { id: created.accessToken.id })).data).toMatchObject({
      revokeAccessToken: { errors: [{ code: 'TOKEN_NOT_FOUND' }] },
    });
  });

  test('a token allows what its scopes say, and never creates tokens or sessions', async () => {
    const browser = new Browser();
    await browser.signIn('owner-scale');
    const { token } = await create(browser, { name: 'reader', expiresInDays: 1, scopes: ['READ'] });
    expect(emailOf(await gateway.run(token, EMAIL))).toBe('owner-scale@demo.example');
    const write = 'mutation { setLocale(input: { locale: DE }) { errors { code } } }';
    expect(codeOf(await gateway.run(token, write))).toBe('FORBIDDEN');
    expect(codeOf(await gateway.run(token, CREATE, { input: { name: 'x', expiresInDays: 1 } }))).toBe('FORBIDDEN');
    expect(codeOf(await gateway.run(token, SIGN_IN, { input: { email: 'a@b.example', password: 'x' } }))).toBe(
      'FORBIDDEN',
    );
  });

  test('invalid input is a user error with its path', async () => {
    const browser = new Browser();
    await browser.signIn('owner-scale');
    const { errors } = await create(browser, { name: ' ', expiresInDays: 0, scopes: [] });
    expect(errors).toEqual([
      { code: 'NAME_REQUIRED', path: ['name'] },
      { code: 'EXPIRES_IN_DAYS_RANGE', path: ['expiresInDays'] },
      { code: 'SCOPES_REQUIRED', path: ['scopes'] },
    ]);
  });

  test('visitors have none', async () => {
    expect(codeOf(await new Browser().run(CREATE, { input: { name: 'x', expiresInDays: 1 } }))).toBe('UNAUTHENTICATED');
  });
});

test('no secret of any session is in the log', () => {
  const log = gateway.output() + second.output();
  expect(log).toContain('"msg":"operation"');
  for (const secret of ['demo-password', 'pat_', 'Bearer', 'only-for-tests']) expect(log).not.toContain(secret);
});
