import { beforeAll, describe, expect, test } from 'vitest';
import { COMPLETE_PROFILE } from '../../domain/profile/testing/completeProfile.ts';
import { inputOf } from '../../gateway/profile/testing/profileInput.ts';
import type { Gateway } from '../harness/gateway.ts';
import type { SharedUpstream } from '../harness/sharedUpstream.ts';
import { Browser, EMAIL, codeOf, emailOf } from './testing/browser.ts';
import { newToken } from './testing/newToken.ts';
import { sharedPair } from './testing/pair.ts';
import { PIXEL } from './testing/profileCalls.ts';

let upstream: SharedUpstream;
let gateway: Gateway;
beforeAll(async () => {
  ({ upstream, gateway } = await sharedPair());
});

const CREATE = 'mutation { createAccessToken(input: { name: "x", expiresInDays: 1 }) { token } }';
const SIGN_IN = 'mutation { signIn(input: { email: "a@b.example", password: "x" }) { errors { code } } }';
const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { errors { code } } }';

describe('access tokens (EXT-24, GWY-13)', () => {
  test('a token works as a bearer token without a cookie until it is revoked', async () => {
    const browser = new Browser(gateway);
    // An account of its own, because with a frozen clock the tokens of other files are just as new as this one.
    const email = 'first-token@demo.example';
    await browser.run(SIGN_UP, { input: { email, password: 'demo-password' } });
    const created = await browser.createToken({ name: ' My\r\ntool ', expiresInDays: 30 });
    expect(created.errors).toEqual([]);
    expect(created.token.startsWith(created.accessToken.prefix)).toBe(true);
    expect(created.viewer.accessTokens[0]?.name).toBe('My tool');
    expect(emailOf(await gateway.run(created.token, EMAIL))).toBe(email);
    const revoked = await browser.revokeToken(created.accessToken.id);
    expect(revoked.data).toMatchObject({
      revokeAccessToken: { revokedAccessTokenId: created.accessToken.id, errors: [] },
    });
    expect(codeOf(await gateway.run(created.token, EMAIL))).toBe('UNAUTHENTICATED');
    // The response to the first call may have been lost, so the list is returned again.
    expect((await browser.revokeToken(created.accessToken.id)).data).toMatchObject({
      revokeAccessToken: { viewer: { accessTokens: [] }, errors: [{ code: 'TOKEN_NOT_FOUND' }] },
    });
  });

  test('a request repeated with its key creates one token, whose last secret works', async () => {
    const browser = new Browser(gateway);
    await browser.signIn('owner-scale');
    const input = { name: 'repeated', expiresInDays: 30, idempotencyKey: 'first-attempt' };
    const lost = await browser.createToken(input);
    const created = await browser.createToken(input);
    expect(created.accessToken.id).toBe(lost.accessToken.id);
    expect(created.viewer.accessTokens.filter(({ name }) => name === 'repeated')).toHaveLength(1);
    expect(codeOf(await gateway.run(lost.token, EMAIL))).toBe('UNAUTHENTICATED');
    expect(emailOf(await gateway.run(created.token, EMAIL))).toBe('owner-scale@demo.example');
    const create = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token } }';
    const codeFor = async (change: object) => codeOf(await browser.run(create, { input: { ...input, ...change } }));
    expect(await codeFor({ name: 'another' })).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await codeFor({ idempotencyKey: 'not ASCII: é' })).toBe('BAD_USER_INPUT');
  });

  test('a token allows what its scopes say, and never creates tokens or sessions', async () => {
    const browser = new Browser(gateway);
    await browser.signIn('owner-scale');
    const { token } = await browser.createToken({ name: 'reader', expiresInDays: 1, scopes: ['READ'] });
    expect(emailOf(await gateway.run(token, EMAIL))).toBe('owner-scale@demo.example');
    const write = 'mutation { setLocale(input: { locale: DE }) { errors { code } } }';
    expect(codeOf(await gateway.run(token, write))).toBe('FORBIDDEN');
    expect(codeOf(await gateway.run(token, CREATE))).toBe('FORBIDDEN');
    expect(codeOf(await gateway.run(token, SIGN_IN))).toBe('FORBIDDEN');
  });

  test('a token reads only the areas of its scopes, can look them up, and never buys (EXT-24)', async () => {
    const browser = new Browser(gateway);
    await browser.signIn('owner-scale');
    const { token } = await browser.createToken({ name: 'leads', expiresInDays: 1, scopes: ['LEADS_READ'] });
    const { data, errors } = await gateway.run(
      token,
      `{ viewer { token { name scopes lastUsedAt } leads(first: 1) { totalCount } chats(first: 1) { totalCount }
         accessTokens { id } profile { id } } }`,
    );
    expect(data).toMatchObject({
      viewer: { token: { name: 'leads', scopes: ['LEADS_READ'] }, leads: {}, chats: null, accessTokens: null },
    });
    expect(errors?.map(({ path, extensions }) => [path?.at(-1), extensions?.code]).toSorted()).toEqual([
      ['accessTokens', 'FORBIDDEN'],
      ['chats', 'FORBIDDEN'],
      ['profile', 'FORBIDDEN'],
    ]);
  });

  test('invalid input is a user error with its path', async () => {
    const browser = new Browser(gateway);
    await browser.signIn('owner-scale');
    const { errors } = await browser.createToken({ name: ' ', expiresInDays: 0, scopes: [] });
    expect(errors).toEqual([
      { code: 'NAME_REQUIRED', path: ['name'] },
      { code: 'EXPIRES_IN_DAYS_RANGE', path: ['expiresInDays'] },
      { code: 'SCOPES_REQUIRED', path: ['scopes'] },
    ]);
  });

  test('visitors have no tokens', async () => {
    expect(codeOf(await new Browser(gateway).run(CREATE))).toBe('UNAUTHENTICATED');
  });
});

describe('notification addresses (EXT-24)', () => {
  const UPLOAD = 'mutation ($file: Upload!) { uploadLogo(input: { file: $file }) { errors { code } } }';
  const PAYLOAD = '{ profile { tagline emailSettings { isConsented values } } errors { code path } }';
  const OWN = { isConsented: true, values: ['owner@kestrelvale.example'] };
  const OTHER = { isConsented: true, values: ['tool@elsewhere.example'] };

  test('are not changed by what a token saves or publishes, only by a session', async () => {
    const email = 'addresses@demo.example';
    await gateway.run(null, SIGN_UP, { input: { email, password: 'demo-password' } });
    await upstream.control('PUT', `/accounts/${email}/subscription`, { status: 'paid', tariff: 'AGK_M' });
    const session = await upstream.signIn(email);
    await gateway.run(session, UPLOAD, { file: PIXEL });
    const save = async (credential: string, name: string, tagline: string, emailSettings: object) => {
      const input = { ...inputOf({ ...COMPLETE_PROFILE, tagline }), emailSettings };
      const query = `mutation ($input: ProfileInput!) { ${name}(input: $input) ${PAYLOAD} }`;
      const answer = await gateway.run(credential, query, { input });
      return answer.data?.[name] ?? answer.errors;
    };
    const saved = (tagline: string, emailSettings: object) => ({ profile: { tagline, emailSettings }, errors: [] });
    expect(await save(session, 'saveProfile', 'One', OWN)).toEqual(saved('One', OWN));
    const token = await newToken(upstream, email, ['profile:write']);
    expect(await save(token, 'saveProfile', 'Two', OTHER)).toEqual(saved('Two', OWN));
    const writer = await newToken(upstream, email, ['write']);
    expect(await save(writer, 'saveProfile', 'Three', OTHER)).toEqual({ profile: null, errors: [] });
    const reading = '{ viewer { profile { tagline emailSettings { isConsented values } } } }';
    expect((await gateway.run(session, reading)).data).toEqual({ viewer: { profile: saved('Three', OWN).profile } });
    expect(await save(token, 'publishProfile', 'Four', OTHER)).toEqual(saved('Four', OWN));
    expect(await save(session, 'publishProfile', 'Five', OTHER)).toEqual(saved('Five', OTHER));
  });
});

test('no token is in the log', () => {
  expect(gateway.output()).toContain('"msg":"operation"');
  expect(gateway.output()).not.toContain('pat_');
});
