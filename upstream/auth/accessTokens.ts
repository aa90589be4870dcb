import { randomUUID } from 'node:crypto';
import { checkAccessToken, type AccessTokenError } from '../../domain/signIn/credentials.ts';
import { storedLine } from '../../domain/storedText.ts';
import type { WireAccessToken } from '../contract/accessToken.ts';
import type { TokenScope } from '../../domain/tokenScopes.ts';
import { DAY } from '../db/clock.ts';
import type { Deps } from '../db/deps.ts';
import { lockFor } from '../db/lockFor.ts';
import { transact } from '../db/transact.ts';
import { ApiError, invalidFields } from '../http/apiError.ts';
import { keyReused } from '../http/keyReused.ts';
import { type AccessTokenRow, accessTokenToWire } from './accessTokenRow.ts';
import { hashToken, newAccessToken } from './credential.ts';

const MAX_TOKENS = 50;

/** The account's personal access tokens, newest first, expired ones included (EXT-24). */
export async function listTokens({ db }: Deps, accountId: string): Promise<WireAccessToken[]> {
  const rows = await db
    .selectFrom('access_tokens')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(accessTokenToWire);
}

interface NewToken {
  readonly name: string;
  readonly expiresInDays: number | null;
  readonly scopes: readonly TokenScope[];
  /** Idempotency key. */
  readonly key: string | null;
}

/**
 * Creates a token (EXT-24). Repeated with its key, it gets a new secret, because the first one may not have arrived and
 * is stored only as a hash. Throws 422 with fields, 409 TOO_MANY_TOKENS beyond 50, 409 IDEMPOTENCY_KEY_REUSED.
 */
export async function createToken(
  { db, clock }: Deps,
  accountId: string,
  input: NewToken,
): Promise<{ token: string; accessToken: WireAccessToken }> {
  const refused = checkAccessToken(input);
  if (refused.length > 0) throw invalidFields(...refused.map(toField));
  const { token, prefix } = newAccessToken();
  const now = clock.now();
  const values = {
    token_hash: hashToken(token),
    name: storedLine(input.name),
    scopes: [...new Set(input.scopes)],
    prefix,
    created_at: now,
    expires_at: new Date(now.getTime() + (input.expiresInDays ?? 0) * DAY),
    last_used_at: null,
  };
  const id = await transact(db, async (trx) => {
    await lockFor(trx, `tokens of account ${accountId}`);
    const own = await trx.selectFrom('access_tokens').selectAll().where('account_id', '=', accountId).execute();
    const earlier = input.key === null ? undefined : own.find((row) => row.idempotency_key === input.key);
    const columns = { ...values, scopes: JSON.stringify(values.scopes) };
    if (earlier !== undefined) {
      if (contentOf(earlier) !== contentOf(values)) throw keyReused();
      await trx.updateTable('access_tokens').set(columns).where('id', '=', earlier.id).execute();
      return earlier.id;
    }
    if (own.length >= MAX_TOKENS)
      throw new ApiError(409, 'TOO_MANY_TOKENS', `An account can have at most ${MAX_TOKENS} tokens.`);
    const row = { ...columns, id: randomUUID(), account_id: accountId, idempotency_key: input.key };
    await trx.insertInto('access_tokens').values(row).execute();
    return row.id;
  });
  return { token, accessToken: accessTokenToWire({ ...values, id }) };
}

/** What was asked for when a token was created. */
function contentOf({ name, scopes, created_at, expires_at }: Omit<AccessTokenRow, 'id'>): string {
  return JSON.stringify([name, scopes.toSorted(), expires_at.getTime() - created_at.getTime()]);
}

/** Revokes a token of the account. Throws 404 TOKEN_NOT_FOUND, also for another account's token. */
export async function revokeToken({ db }: Deps, accountId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('access_tokens')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError(404, 'TOKEN_NOT_FOUND', 'There is no such token.');
}

const TOKEN_MESSAGES: Readonly<Record<AccessTokenError['code'], string>> = {
  nameRequired: 'Give the token a name.',
  nameMaxLength: 'The name is too long.',
  expiresInDaysRange: 'A token works for 1 to 365 whole days.',
  scopesRequired: 'Choose at least one scope.',
};

function toField({ path, code }: AccessTokenError) {
  return { path, code, message: TOKEN_MESSAGES[code] };
}
