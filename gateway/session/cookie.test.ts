import { inspect } from 'node:util';
import { decodeProtectedHeader } from 'jose';
import { beforeEach, describe, expect, test, vi } from 'vitest';
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
  test('has all protective attributes', async () => {
    const { setCookie } = await cookies(OLD).begin('upstream-token', 'account-1');
    expect(setCookie).toMatch(/^__Host-sid=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect(setCookie.length).toBeLessThan(4_096);
    expect(setCookie).not.toContain('upstream-token');
  });

  test('opens to the caller it was created for, and printing never shows the token', async () => {
    const { setCookie } = await cookies(OLD).begin('upstream-token', 'account-1');
    const opened = await cookies(OLD).open(valueOf(setCookie));
    expect(opened?.caller).toMatchObject({ accountId: 'account-1', kind: 'cookie' });
    expect(opened?.caller.credential.authorization()).toBe('Bearer upstream-token');
    expect(inspect(opened, { depth: 9, showHidden: true }) + JSON.stringify(opened)).not.toContain('upstream-token');
  });

  test('is different for two sessions of one account', async () => {
    const ring = cookies(OLD);
    expect((await ring.begin('t', 'a')).caller.sessionId).not.toBe((await ring.begin('t', 'a')).caller.sessionId);
  });

  test('expires after 30 minutes without use, and after 12 hours in any case', async () => {
    const ring = cookies(OLD);
    let value = valueOf((await ring.begin('t', 'a')).setCookie);
    at += IDLE_MS - 1;
    expect(await ring.open(value)).not.toBeNull();
    at += 1;
    expect(await ring.open(value)).toBeNull();
    value = valueOf((await ring.begin('t', 'a')).setCookie);
    const begun = at;
    while (at + IDLE_MS / 2 < begun + ABSOLUTE_MS) {
      at += IDLE_MS / 2;
      value = valueOf((await ring.open(value))?.renewed ?? '');
    }
    at = begun + ABSOLUTE_MS;
    expect(await ring.open(value)).toBeNull();
  });

  test('is resealed at most once a minute', async () => {
    const ring = cookies(OLD);
    const value = valueOf((await ring.begin('t', 'a')).setCookie);
    at += 59_999;
    expect((await ring.open(value))?.renewed).toBeNull();
    at += 1;
    expect((await ring.open(value))?.renewed).toContain('__Host-sid=');
  });

  test('a new first secret signs nobody out, dropping the old one does', async () => {
    const value = valueOf((await cookies(OLD).begin('t', 'a')).setCookie);
    expect((await cookies(NEW, OLD).open(value))?.caller.accountId).toBe('a');
    expect(await cookies(NEW).open(value)).toBeNull();
  });

  test('is a JWE bound to its name', async () => {
    const value = valueOf((await cookies(NEW, OLD).begin('t', 'a')).setCookie);
    expect(decodeProtectedHeader(value)).toEqual({
      alg: 'dir',
      enc: 'A256GCM',
      kid: expect.stringMatching(/^[\w-]{8}$/) as string,
      typ: '__Host-sid',
    });
  });

  test('is decrypted once, and again after its session was dropped', async () => {
    const keys = createKeyRing([OLD]);
    const open = vi.spyOn(keys, 'open');
    const ring = createSessionCookies(keys, { isLoopback: false, now: () => at });
    const { caller, setCookie } = await ring.begin('t', 'a');
    const other = valueOf((await ring.begin('t', 'a')).setCookie);
    const value = valueOf(setCookie);
    for (let times = 0; times < 3; times += 1) await ring.open(value);
    await ring.open(other);
    expect(open).toHaveBeenCalledTimes(2);
    ring.forget(caller.sessionId);
    expect((await ring.open(value))?.caller.sessionId).toBe(caller.sessionId);
    await ring.open(other);
    expect(open).toHaveBeenCalledTimes(3);
  });

  test('is invalid if changed anywhere', async () => {
    const ring = cookies(OLD);
    const value = valueOf((await ring.begin('t', 'a')).setCookie);
    for (let index = 0; index < value.length; index += 1) {
      const other = value[index] === 'A' ? 'B' : 'A';
      const changed = value.slice(0, index) + other + value.slice(index + 1);
      // The last base64 character has unused bits.
      if (index < value.length - 1) expect(await ring.open(changed)).toBeNull();
    }
    for (const junk of ['', '.', '1..', 'x'.repeat(5_000), undefined]) expect(await ring.open(junk)).toBeNull();
  });

  test('is invalid under another name', async () => {
    const loopback = createSessionCookies(createKeyRing([OLD]), { isLoopback: true, now: () => at });
    const { setCookie } = await loopback.begin('t', 'a');
    expect(setCookie).toMatch(/^sid=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await cookies(OLD).open(valueOf(setCookie))).toBeNull();
  });
});

test('a cookie is found by its whole name', () => {
  expect(readCookie('xsid=1; sid=2; asid=3', 'sid')).toBe('2');
  expect(readCookie('sidx=1', 'sid')).toBeUndefined();
  expect(readCookie(undefined, 'sid')).toBeUndefined();
});
