import { hash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isRecord } from '../../domain/isRecord.ts';
import { Credential } from '../rest/credential.ts';
import type { Caller } from './caller.ts';
import type { KeyRing } from './seal.ts';

/** Time without a request after which the session expires, in ms. */
export const IDLE_MS = 30 * 60_000;
/** Time after which the session expires in any case, in ms. */
export const ABSOLUTE_MS = 12 * 60 * 60_000;
/** Age of the time of last use from which the cookie is resealed, in ms. */
const RENEW_AFTER_MS = 60_000;
/** Browsers drop longer cookies. */
const MAX_COOKIE_BYTES = 4_096;
/** Maximum number of cached sessions, about 1 KB each. A session in use gets a new cookie every minute. */
const CAPACITY = 10_000;
/** How long an ended session is remembered, in ms: longer than any request of the session takes. */
const ENDED_MS = 2 * 60_000;

/** The sealed content: token, account, session id, start and last use in ms. */
interface Content {
  readonly t: string;
  readonly a: string;
  readonly s: string;
  readonly b: number;
  readonly u: number;
}

export interface OpenedSession {
  readonly caller: Caller;
  /** A Set-Cookie value if the cookie must be replaced by one with a later time of last use, else null. */
  readonly renewed: string | null;
}

/** The browser session is stored entirely in the sealed cookie, so any replica can read it and none keeps state. */
export interface SessionCookies {
  readonly name: string;
  begin(token: string, accountId: string): Promise<{ readonly caller: Caller; readonly setCookie: string }>;
  /** Null if the cookie's value has no valid session. */
  open(value: string | undefined): Promise<OpenedSession | null>;
  /**
   * Drops the cached data of an ended session, above all its token. The cookie itself stays valid: a session is revoked
   * by revoking its token at the upstream.
   */
  forget(sessionId: string): void;
  /** Whether the session has ended here within the last two minutes. */
  hasEnded(sessionId: string): boolean;
  /** Set-Cookie value that removes the cookie. */
  clear(): string;
}

interface Opened {
  readonly content: Content;
  readonly caller: Caller;
}

function isContent(value: unknown): value is Content {
  if (!isRecord(value)) return false;
  const { t, a, s, b, u } = value;
  return [t, a, s].every((text) => typeof text === 'string' && text !== '') && [b, u].every(Number.isSafeInteger);
}

function parse(text: string): Content | null {
  try {
    const value: unknown = JSON.parse(text);
    return isContent(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * `isLoopback`: plain http on this machine, where browsers would not store a cookie with `Secure` and `__Host-`. `now`:
 * ms since the epoch.
 */
export function createSessionCookies(
  keys: KeyRing,
  options: { readonly isLoopback: boolean; readonly now: () => number },
): SessionCookies {
  const { isLoopback, now } = options;
  const name = isLoopback ? 'sid' : '__Host-sid';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isLoopback ? '' : '; Secure'}`;

  const toCaller = (content: Content): Caller => ({
    accountId: content.a,
    credential: new Credential(content.t),
    kind: 'cookie',
    sessionId: content.s,
    expiresAt: Math.min(content.b + ABSOLUTE_MS, content.u + IDLE_MS),
  });
  const write = async (content: Content): Promise<string> => {
    const cookie = `${name}=${await keys.seal(JSON.stringify(content), name)}; ${attributes}`;
    if (Buffer.byteLength(cookie) > MAX_COOKIE_BYTES) throw new Error('the session does not fit into a cookie');
    return cookie;
  };

  // By the hash of the value: a page's requests send the same cookie, and decrypting takes about 40 µs. Secrets do not
  // change while the process runs, so only the expiry is checked again.
  const remembered = new LRUCache<string, Opened>({ max: CAPACITY });
  const ended = new LRUCache<string, true>({ max: CAPACITY, ttl: ENDED_MS });
  const openSealed = async (value: string): Promise<Opened | null> => {
    const plain = await keys.open(value, name);
    const content = plain === null ? null : parse(plain);
    return content && { content, caller: toCaller(content) };
  };

  return {
    name,
    async begin(token, accountId) {
      const at = now();
      const content: Content = { t: token, a: accountId, s: randomBytes(18).toString('base64url'), b: at, u: at };
      return { caller: toCaller(content), setCookie: await write(content) };
    },
    async open(value) {
      if (!value || value.length > MAX_COOKIE_BYTES) return null;
      const key = hash('sha256', value, 'base64url');
      const known = remembered.get(key);
      const opened = known ?? (await openSealed(value));
      if (!opened) return null;
      const { content, caller } = opened;
      const at = now();
      if (at >= content.b + ABSOLUTE_MS || at >= content.u + IDLE_MS) {
        remembered.delete(key);
        return null;
      }
      if (!known) remembered.set(key, opened);
      if (at - content.u < RENEW_AFTER_MS) return { caller, renewed: null };
      const used = { ...content, u: at };
      return { caller: toCaller(used), renewed: await write(used) };
    },
    forget(sessionId) {
      ended.set(sessionId, true);
      for (const [key, { content }] of remembered.entries()) if (content.s === sessionId) remembered.delete(key);
    },
    hasEnded: (sessionId) => ended.has(sessionId),
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
  };
}

/** The value of one cookie in a Cookie header; undefined if missing. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined;
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}
