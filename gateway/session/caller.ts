import type { Credential } from '../rest/credential.ts';

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
