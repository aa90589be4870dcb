import { beforeAll, describe, expect, test } from 'vitest';
import type { Gateway } from '../harness/gateway.ts';
import { Browser, EMAIL, codeOf, emailOf } from './testing/browser.ts';
import { sharedPair } from './testing/pair.ts';

let gateway: Gateway;
beforeAll(async () => {
  ({ gateway } = await sharedPair());
});

const CREATE = 'mutation { createAccessToken(input: { name: "x", expiresInDays: 1 }) { token } }';
const SIGN_IN = 'mutation { signIn(input: { email: "a@b.example", password: "x" }) { errors { code } } }';

describe('access tokens (EXT-24, GWY-13)', () => {
  test('a token works as a bearer token without a cookie until it is revoked', async () => {
    const browser = new Browser(gateway);
    await browser.signIn('owner-scale');
    const created = await browser.createToken({ name: ' My tool ', expiresInDays: 30 });
    expect(created.errors).toEqual([]);
    expect(created.token.startsWith(created.accessToken.prefix)).toBe(true);
    expect(created.viewer.accessTokens[0]?.name).toBe('My tool');
    expect(emailOf(await gateway.run(created.token, EMAIL))).toBe('owner-scale@demo.example');
    const revoked = await browser.revokeToken(created.accessToken.id);
    expect(revoked.data).toMatchObject({
      revokeAccessToken: { revokedAccessTokenId: created.accessToken.id, errors: [] },
    });
    expect(codeOf(await gateway.run(created.token, EMAIL))).toBe('UNAUTHENTICATED');
    expect((await browser.revokeToken(created.accessToken.id)).data).toMatchObject({
      revokeAccessToken: { errors: [{ code: 'TOKEN_NOT_FOUND' }] },
    });
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

  test('a token reads only the areas of its scopes, learns them, and never buys (EXT-24)', async () => {
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

  test('visitors have none', async () => {
    expect(codeOf(await new Browser(gateway).run(CREATE))).toBe('UNAUTHENTICATED');
  });
});

test('no token is in the log', () => {
  expect(gateway.output()).toContain('"msg":"operation"');
  expect(gateway.output()).not.toContain('pat_');
});
