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
