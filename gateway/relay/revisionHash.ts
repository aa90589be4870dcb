import { hash } from 'node:crypto';

/** Length in characters: 96 bits, more than enough for the versions of one record. */
const LENGTH = 16;

/** A version of `stored`, which has no version number upstream: equal values have equal versions. */
export function revisionHash(stored: object): string {
  return hash('sha256', JSON.stringify(stored), 'base64url').slice(0, LENGTH);
}
