import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../db/clock.ts';
import type { Database } from '../db/tables.ts';
import { readSetting, writeSetting } from '../db/settings.ts';
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
const SECRET_BYTES = 32;
/** Maximum clock skew, in milliseconds, tolerated between two servers that share a database. */
const CLOCK_LEEWAY = 60_000;

/** Reads the secret from the database, or creates it on the first start. `lifetime` is in milliseconds. */
export async function openCsrfTokens(db: Kysely<Database>, clock: Clock, lifetime: number): Promise<CsrfTokens> {
  let secret = await readSecret(db);

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

async function readSecret(db: Kysely<Database>): Promise<string> {
  // If several servers start on a new database at once, they all use the secret written first.
  await db
    .insertInto('settings')
    .values({ name: SETTING, value: JSON.stringify(newSecret()) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const stored = await readSetting(db, SETTING);
  if (typeof stored !== 'string') throw new Error('The stored CSRF secret cannot be read.');
  return stored;
}

function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}
