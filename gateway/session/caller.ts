import type { Credential } from '../rest/credential.ts';

/** The verified caller: from the sealed cookie, or from the upstream's account of a bearer token. */
export interface Caller {
  readonly accountId: string;
  readonly credential: Credential;
  readonly kind: 'cookie' | 'bearer';
  /**
   * Id of the browser session; for bearer tokens the credential's hash. All sockets of a session are closed at
   * sign-out.
   */
  readonly sessionId: string;
  /** Latest end of the session, ms since the epoch; null if unknown. */
  readonly expiresAt: number | null;
}

declare const ownerKeyBrand: unique symbol;

/**
 * Prefix of every key that outlives a request. Only `ownerKey` creates one, so a key without an owner does not compile.
 */
export type OwnerKey = string & { readonly [ownerKeyBrand]: true };

/** The owner part of a key shared within one account (live topics). */
export function ownerKey(caller: Caller): OwnerKey {
  return `account:${caller.accountId}` as OwnerKey;
}
