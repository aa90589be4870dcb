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
import { accessTokenToWire } from './accessTokenRow.ts';
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

/** Creates a token (EXT-24). Throws 422 with fields, 409 TOO_MANY_TOKENS beyond 50. */
export async function createToken(
  { db, clock }: Deps,
  accountId: string,
  input: { readonly name: string; readonly expiresInDays: number | null; readonly scopes: readonly TokenScope[] },
): Promise<{ token: string; accessToken: WireAccessToken }> {
  const refused = checkAccessToken(input);
  if (refused.length > 0) throw invalidFields(...refused.map(toField));
  const { token, prefix } = newAccessToken();
  const now = clock.now();
  const row = {
    id: randomUUID(),
    account_id: accountId,
    token_hash: hashToken(token),
    name: storedLine(input.name),
    scopes: [...new Set(input.scopes)],
    prefix,
    created_at: now,
    expires_at: new Date(now.getTime() + (input.expiresInDays ?? 0) * DAY),
    last_used_at: null,
  };
  await transact(db, async (trx) => {
    await lockFor(trx, `tokens of account ${accountId}`);
    const { count } = await trx
      .selectFrom('access_tokens')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (count >= MAX_TOKENS)
      throw new ApiError(409, 'TOO_MANY_TOKENS', `An account can have at most ${MAX_TOKENS} tokens.`);
    await trx
      .insertInto('access_tokens')
      .values({ ...row, scopes: JSON.stringify(row.scopes) })
      .execute();
  });
  return { token, accessToken: accessTokenToWire(row) };
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
