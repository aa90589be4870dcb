import { LRUCache } from 'lru-cache';

/** Credentials whose token is kept at most. */
const CAPACITY = 10_000;

/** A CSRF token; the object says which fetch brought it. */
export interface CsrfToken {
  readonly value: string;
}

/** Upstream CSRF tokens by credential hash (RST-01, RST-02): one fetch at a time for each, and a token is never used for another credential. */
export class CsrfTokens {
  readonly #tokens = new LRUCache<string, CsrfToken, () => Promise<string>>({
    max: CAPACITY,
    fetchMethod: async (_hash, _stale, { context }) => ({ value: await context() }),
    // A token that is pushed out while it is fetched still serves the writes that wait for it.
    ignoreFetchAbort: true,
  });

  /** The token of this credential, fetched with `fetchToken` when none is known. A failed fetch is not kept. */
  get(credentialHash: string, fetchToken: () => Promise<string>): Promise<CsrfToken> {
    return this.#tokens.forceFetch(credentialHash, { context: fetchToken });
  }

  /** The upstream refused this token. Ten writes refused together cause one fetch: a newer token stays. */
  refuse(credentialHash: string, token: CsrfToken): void {
    if (this.#tokens.peek(credentialHash) === token) this.forget(credentialHash);
  }

  /** Forgets everything about a credential: at sign-out. */
  forget(credentialHash: string): void {
    this.#tokens.delete(credentialHash);
  }
}
