import { hash } from 'node:crypto';
import { inspect } from 'node:util';

/**
 * A credential for the upstream. The token is a private field, so that printing, logging or serializing the object
 * never shows it.
 */
export class Credential {
  readonly #token: string;
  /** SHA-256 of the token, for cache keys and comparisons. */
  readonly hash: string;

  constructor(token: string) {
    this.#token = token;
    this.hash = hash('sha256', token, 'base64url');
  }

  /** Authorization header for the upstream. Only gateway/rest and gateway/session call this. */
  authorization(): string {
    return `Bearer ${this.#token}`;
  }

  toJSON(): string {
    return '[credential]';
  }

  [inspect.custom](): string {
    return '[credential]';
  }
}
