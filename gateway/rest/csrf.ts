import { BoundedMap } from './boundedMap.ts';

/** Credentials whose token is remembered at most. */
const CAPACITY = 10_000;

/** A CSRF token and the version under which it was stored. */
export interface CsrfToken {
  readonly value: string;
  readonly version: number;
}

interface Entry {
  readonly version: number;
  readonly token: Promise<CsrfToken>;
}

/**
 * Upstream CSRF tokens by credential hash (RST-01, RST-02). One fetch at a time per credential; a token is never used
 * for another credential. `refuse` drops a token only when it still is the version that failed, so that ten writes
 * refused together cause one fetch, not ten.
 */
export class CsrfTokens {
  readonly #entries = new BoundedMap<string, Entry>(CAPACITY);
  #versions = 0;

  /** The token of this credential, fetched with `fetchToken` when none is known. */
  get(credentialHash: string, fetchToken: () => Promise<string>): Promise<CsrfToken> {
    const known = this.#entries.get(credentialHash);
    if (known) return known.token;
    this.#versions += 1;
    const version = this.#versions;
    const token = fetchToken().then((value) => ({ value, version }));
    this.#entries.set(credentialHash, { version, token });
    // A failed fetch is not remembered.
    token.catch(() => this.refuse(credentialHash, version));
    return token;
  }

  /** The upstream refused this version of the token. */
  refuse(credentialHash: string, version: number): void {
    if (this.#entries.get(credentialHash)?.version === version) this.#entries.delete(credentialHash);
  }

  /** Forgets everything about a credential: at sign-out. */
  forget(credentialHash: string): void {
    this.#entries.delete(credentialHash);
  }
}
