import { LRUCache } from 'lru-cache';

/** Maximum number of cached tokens. */
const CAPACITY = 10_000;

/** A CSRF token, compared by identity. */
export interface CsrfToken {
  readonly value: string;
}

/**
 * Upstream CSRF tokens by credential hash (RST-01, RST-02). Concurrent fetches of a credential are coalesced, and a
 * token is never used for another credential.
 */
export class CsrfTokens {
  readonly #tokens = new LRUCache<string, CsrfToken, () => Promise<string>>({
    max: CAPACITY,
    fetchMethod: async (_hash, _stale, { context }) => ({ value: await context() }),
    // An entry evicted during its fetch still serves the writes waiting for it.
    ignoreFetchAbort: true,
  });

  /** The token of this credential, fetched with `fetchToken` if none is cached. A failed fetch is not cached. */
  get(credentialHash: string, fetchToken: () => Promise<string>): Promise<CsrfToken> {
    return this.#tokens.forceFetch(credentialHash, { context: fetchToken });
  }

  /** Drops a refused token, unless a newer one has been fetched: ten writes refused together cause one fetch. */
  refuse(credentialHash: string, token: CsrfToken): void {
    if (this.#tokens.peek(credentialHash) === token) this.forget(credentialHash);
  }

  /** Drops the token of a credential, at sign-out. */
  forget(credentialHash: string): void {
    this.#tokens.delete(credentialHash);
  }
}
