import { beforeEach, describe, expect, test } from 'vitest';
import { inspect } from 'node:util';
import { ABSOLUTE_MS, IDLE_MS, createSessionCookies, readCookie } from './cookie.ts';
import { createKeyRing } from './seal.ts';

const OLD = 'o'.repeat(32);
const NEW = 'n'.repeat(32);
let at: number;
function cookies(...secrets: string[]) {
  return createSessionCookies(createKeyRing(secrets), { isLoopback: false, now: () => at });
}
function valueOf(setCookie: string): string {
  return setCookie.slice(setCookie.indexOf('=') + 1, setCookie.indexOf(';'));
}

beforeEach(() => {
  at = Date.parse('2026-11-21T10:00:00Z');
});

describe('the session cookie', () => {
  test('has every attribute that keeps it in place', () => {
    const { setCookie } = cookies(OLD).begin('upstream-token', 'account-1');
    expect(setCookie).toMatch(/^__Host-sid=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect(setCookie.length).toBeLessThan(4_096);
    expect(setCookie).not.toContain('upstream-token');
  });

  test('opens to the caller it was begun for, whose token no printing shows', () => {
    const { setCookie } = cookies(OLD).begin('upstream-token', 'account-1');
    const opened = cookies(OLD).open(valueOf(setCookie));
    expect(opened?.caller).toMatchObject({ accountId: 'account-1', kind: 'cookie' });
    expect(opened?.caller.credential.authorization()).toBe('Bearer upstream-token');
    expect(inspect(opened, { depth: 9, showHidden: true }) + JSON.stringify(opened)).not.toContain('upstream-token');
  });

  test('two sessions of one account are two sessions', () => {
    const ring = cookies(OLD);
    expect(ring.begin('t', 'a').caller.sessionId).not.toBe(ring.begin('t', 'a').caller.sessionId);
  });

  test('ends after 30 minutes without use, and after 12 hours in any case', () => {
    const ring = cookies(OLD);
    let value = valueOf(ring.begin('t', 'a').setCookie);
    at += IDLE_MS - 1;
    expect(ring.open(value)).not.toBeNull();
    at += 1;
    expect(ring.open(value)).toBeNull();
    value = valueOf(ring.begin('t', 'a').setCookie);
    const begun = at;
    while (at + IDLE_MS / 2 < begun + ABSOLUTE_MS) {
      at += IDLE_MS / 2;
      value = valueOf(ring.open(value)?.renewed ?? '');
    }
    at = begun + ABSOLUTE_MS;
    expect(ring.open(value)).toBeNull();
  });

  test('is sealed anew at most once a minute', () => {
    const ring = cookies(OLD);
    const value = valueOf(ring.begin('t', 'a').setCookie);
    at += 59_999;
    expect(ring.open(value)?.renewed).toBeNull();
    at += 1;
    expect(ring.open(value)?.renewed).toContain('__Host-sid=');
  });

  test('a new secret in front signs nobody out, dropping the old one does', () => {
    const value = valueOf(cookies(OLD).begin('t', 'a').setCookie);
    expect(cookies(NEW, OLD).open(value)?.caller.accountId).toBe('a');
    expect(cookies(NEW).open(value)).toBeNull();
  });

  test('changed in any place it opens for nobody', () => {
    const ring = cookies(OLD);
    const value = valueOf(ring.begin('t', 'a').setCookie);
    for (let index = 0; index < value.length; index += 1) {
      const other = value[index] === 'A' ? 'B' : 'A';
      const changed = value.slice(0, index) + other + value.slice(index + 1);
      // The last character of base64 carries bits that mean nothing.
      if (index < value.length - 1) expect(ring.open(changed)).toBeNull();
    }
    for (const junk of ['', '.', '1..', 'x'.repeat(5_000), undefined]) expect(ring.open(junk)).toBeNull();
  });

  test('is not valid under another name', () => {
    const loopback = createSessionCookies(createKeyRing([OLD]), { isLoopback: true, now: () => at });
    expect(loopback.begin('t', 'a').setCookie).toMatch(/^sid=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookies(OLD).open(valueOf(loopback.begin('t', 'a').setCookie))).toBeNull();
  });
});

test('a cookie is found by its whole name', () => {
  expect(readCookie('xsid=1; sid=2; asid=3', 'sid')).toBe('2');
  expect(readCookie('sidx=1', 'sid')).toBeUndefined();
  expect(readCookie(undefined, 'sid')).toBeUndefined();
});
