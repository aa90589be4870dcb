import { describe, expect, it } from 'vitest';
import { EMAIL_CASES, PASSWORD_CASES, TOKEN_EXPIRY_CASES, TOKEN_NAME_CASES } from '../testing/credentialCases.ts';
import {
  checkAccessToken,
  checkEmail,
  checkPassword,
  checkSignIn,
  checkSignUp,
  checkTokenExpiry,
  checkTokenName,
  checkTokenScopes,
} from './credentials.ts';
import { isEmail, normalizeEmail } from '../contact/email.ts';

describe('email (VAL-13)', () => {
  it.each(EMAIL_CASES)('$name gives $code', ({ value, code }) => {
    expect(checkEmail(value)).toBe(code);
  });

  it('is normalized before it is stored', () => {
    expect(normalizeEmail(' Anna@Exa\u0308mple.DE \n')).toBe('anna@ex\u00e4mple.de');
    expect(isEmail(' anna@acme.com')).toBe(false);
  });

  it('is checked in linear time', () => {
    // The length is checked first, so a hostile value is never matched against a pattern.
    expect(isEmail(`${'a.'.repeat(500_000)}@`)).toBe(false);
  });
});

describe('password (RST-75)', () => {
  it.each(PASSWORD_CASES)('$name gives $code', ({ value, code }) => {
    expect(checkPassword(value)).toBe(code);
  });
});

describe('personal access token (EXT-24)', () => {
  it.each(TOKEN_NAME_CASES)('the name, $name, gives $code', ({ value, code }) => {
    expect(checkTokenName(value)).toBe(code);
  });

  it.each(TOKEN_EXPIRY_CASES)('expiry, $name: $code', ({ value, code }) => {
    expect(checkTokenExpiry(value)).toBe(code);
  });

  it('needs at least one scope', () => {
    expect(checkTokenScopes([])).toBe('scopesRequired');
    expect(checkTokenScopes(['read'])).toBeNull();
    expect(checkTokenScopes(['read', 'write', 'messages'])).toBeNull();
  });

  it('reports all errors in form order', () => {
    expect(checkAccessToken({ name: ' ', expiresInDays: 366, scopes: [] })).toEqual([
      { path: 'name', code: 'nameRequired' },
      { path: 'expiresInDays', code: 'expiresInDaysRange' },
      { path: 'scopes', code: 'scopesRequired' },
    ]);
    expect(checkAccessToken({ name: 'CI', expiresInDays: 30, scopes: ['read'] })).toEqual([]);
  });
});

describe('sign-in and sign-up (RTE-10, VAL-53)', () => {
  it('sign-in only requires both fields', () => {
    expect(checkSignIn({ email: ' ', password: '' })).toEqual([
      { path: 'email', code: 'emailRequired' },
      { path: 'password', code: 'passwordRequired' },
    ]);
    expect(checkSignIn({ email: 'anna', password: 'old' })).toEqual([]);
  });

  it('sign-up applies the rules of both fields', () => {
    expect(checkSignUp({ email: 'a@b', password: 'short' })).toEqual([
      { path: 'email', code: 'emailFormat' },
      { path: 'password', code: 'passwordMinLength' },
    ]);
    expect(checkSignUp({ email: 'a@b.de', password: 'long enough' })).toEqual([]);
  });
});
