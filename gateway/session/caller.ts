import type { WireAccessToken } from '../../upstream/contract/accessToken.ts';
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
  /** Time at which the session expires at the latest, ms since the epoch; null if unknown. */
  readonly expiresAt: number | null;
  /** The access token; null for a bearer that is a session; undefined if the upstream does not say. */
  readonly token?: WireAccessToken | null | undefined;
}

/** Whether the caller is, or may be, an access token. */
export function isToken({ kind, token }: Caller): boolean {
  return kind === 'bearer' && token !== null;
}

/**
 * The key of the limits on operations and sockets: the account for its browsers, the credential for a bearer, so that a
 * tool never locks its owner out of the portal.
 */
export function limitKey({ accountId, credential, kind }: Caller): string {
  return kind === 'bearer' ? `credential:${credential.hash}` : accountId;
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
