import { hash } from 'node:crypto';
import { inspect } from 'node:util';

/**
 * A credential for the upstream. The token sits in a private field, so that printing, logging or serialising the object
 * never shows it.
 */
export class Credential {
  readonly #token: string;
  /** SHA-256 of the token: what caches and comparisons use. */
  readonly hash: string;

  constructor(token: string) {
    this.#token = token;
    this.hash = hash('sha256', token, 'base64url');
  }

  /** Value of the Authorization header towards the upstream. Only gateway/rest and gateway/session call this. */
  authorization(): string {
    return `Bearer ${this.#token}`;
  }

  /** The bare token: only for sealing it into the session cookie. */
  reveal(): string {
    return this.#token;
  }

  toJSON(): string {
    return '[credential]';
  }

  [inspect.custom](): string {
    return '[credential]';
  }
}

/** The verified caller: from the sealed cookie, or from the upstream's answer to whom a bearer token belongs. */
export interface Caller {
  readonly accountId: string;
  readonly credential: Credential;
  readonly kind: 'cookie' | 'bearer';
  /** Id of the browser session; for bearers the credential's hash. Sockets of one session are closed together at sign-out. */
  readonly sessionId: string;
  /** When the session ends at the latest, ms since the epoch; null when the gateway does not know. */
  readonly expiresAt: number | null;
}

declare const ownerKeyBrand: unique symbol;

/** Start of every key that outlives one request. Only `ownerKey` makes one, so a key without an owner does not compile. */
export type OwnerKey = string & { readonly [ownerKeyBrand]: true };

/** The owner part of a key that is shared inside one account (live topics). */
export function ownerKey(caller: Caller): OwnerKey {
  return `account:${caller.accountId}` as OwnerKey;
}
