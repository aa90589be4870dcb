import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../db/clock.ts';
import type { Database } from '../db/tables.ts';
import { newSecret, openSecret, writeSetting } from '../db/settings.ts';
import type { Credential } from './credential.ts';

/**
 * CSRF tokens: `<issued>.<hmac>`, bound to the credential they were fetched with. They become invalid when their
 * lifetime is over, when the account's epoch is incremented, and when the server's secret is replaced.
 */
export interface CsrfTokens {
  issue(credential: Credential): string;
  isValid(credential: Credential, token: string | undefined): boolean;
  /** Invalidates all tokens of all accounts. */
  rotateSecret(): Promise<void>;
  /** Invalidates all tokens of one account. */
  rotateAccount(accountId: string): Promise<void>;
}

const SETTING = 'csrf-secret';
/** Maximum clock skew, in milliseconds, tolerated between two servers that share a database. */
const CLOCK_LEEWAY = 60_000;

/** Reads the secret from the database, or creates it on the first start. `lifetime` is in milliseconds. */
export async function openCsrfTokens(db: Kysely<Database>, clock: Clock, lifetime: number): Promise<CsrfTokens> {
  let secret = await openSecret(db, SETTING);

  const sign = (credential: Credential, issued: string): string =>
    createHmac('sha256', secret)
      .update(`${credential.tokenHash}.${credential.csrfEpoch}.${issued}`)
      .digest('base64url');

  return {
    issue(credential) {
      const issued = clock.now().getTime().toString(36);
      return `${issued}.${sign(credential, issued)}`;
    },
    isValid(credential, token) {
      const [issued, signature, ...rest] = token?.split('.') ?? [];
      if (issued === undefined || signature === undefined || rest.length > 0) return false;
      const age = clock.now().getTime() - Number.parseInt(issued, 36);
      if (!(age >= -CLOCK_LEEWAY && age < lifetime)) return false;
      const expected = Buffer.from(sign(credential, issued));
      const actual = Buffer.from(signature);
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    },
    async rotateSecret() {
      const next = newSecret();
      await writeSetting(db, SETTING, next);
      secret = next;
    },
    async rotateAccount(accountId) {
      await db
        .updateTable('accounts')
        .set((set) => ({ csrf_epoch: set('csrf_epoch', '+', 1) }))
        .where('id', '=', accountId)
        .execute();
    },
  };
}
