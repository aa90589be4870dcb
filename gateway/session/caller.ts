import type { Credential } from '../rest/credential.ts';

/** Who is calling, verified: by the sealed cookie, or by asking the upstream who a bearer token belongs to. */
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
