import { hash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../db/clock.ts';
import { MINUTE } from '../db/clock.ts';
import type { Database } from '../db/tables.ts';
import type { WireAccessToken } from '../contract/accessToken.ts';
import type { RequestAccount } from '../http/route.ts';
import { accessTokenToWire } from './accessTokenRow.ts';

/** The verified credential of a request, without its token. */
export interface Credential {
  readonly kind: 'session' | 'accessToken';
  readonly tokenHash: string;
  /** The access token; null for a session, which may do everything. */
  readonly accessToken: WireAccessToken | null;
  readonly csrfEpoch: number;
}

export interface Caller {
  readonly account: RequestAccount;
  readonly credential: Credential;
}

const SESSION_PREFIX = 'ses_';
const ACCESS_TOKEN_PREFIX = 'pat_';
const TOKEN_BYTES = 32;
/** How many characters of an access token stay visible after its prefix. */
const SHOWN_CHARACTERS = 6;
/** A token's last use is only stored to this precision, which saves a write on most requests. */
const LAST_USE_STEP = MINUTE;

/** A new session token: 256 random bits. */
export function newSessionToken(): string {
  return SESSION_PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');
}

/** A new personal access token and the prefix that may be shown later. */
export function newAccessToken(): { token: string; prefix: string } {
  const token = ACCESS_TOKEN_PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, prefix: token.slice(0, ACCESS_TOKEN_PREFIX.length + SHOWN_CHARACTERS) };
}

/** A new token of a password reset: 256 random bits. */
export function newResetToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Hashes a token for storage. Tokens are random, so a plain hash is enough. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** The token of an `Authorization: Bearer …` header, or null. */
export function readBearer(header: string | undefined): string | null {
  return header === undefined ? null : (/^Bearer +([\w.~+/-]{10,200}=*)$/i.exec(header)?.[1] ?? null);
}

/** The account and credential a token belongs to; null if it is unknown, revoked or expired. */
export async function findCaller(db: Kysely<Database>, clock: Clock, token: string): Promise<Caller | null> {
  const tokenHash = hashToken(token);
  if (token.startsWith(SESSION_PREFIX)) return await findSession(db, clock.now(), tokenHash);
  if (token.startsWith(ACCESS_TOKEN_PREFIX)) return await findAccessToken(db, clock.now(), tokenHash);
  return null;
}

const ACCOUNT_COLUMNS = [
  'accounts.id',
  'accounts.email',
  'accounts.subscription_status',
  'accounts.roles',
  'accounts.time_zone',
  'accounts.locale',
  'accounts.csrf_epoch',
] as const;

async function findSession(db: Kysely<Database>, now: Date, tokenHash: string): Promise<Caller | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(ACCOUNT_COLUMNS)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row === undefined ? null : toCaller(row, 'session', tokenHash, null);
}

async function findAccessToken(db: Kysely<Database>, now: Date, tokenHash: string): Promise<Caller | null> {
  const row = await db
    .selectFrom('access_tokens')
    .innerJoin('accounts', 'accounts.id', 'access_tokens.account_id')
    .select([
      ...ACCOUNT_COLUMNS,
      'access_tokens.id as token_id',
      'name',
      'scopes',
      'prefix',
      'access_tokens.created_at',
      'expires_at',
      'last_used_at',
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.last_used_at === null || now.getTime() - row.last_used_at.getTime() >= LAST_USE_STEP) {
    await db.updateTable('access_tokens').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute();
    row.last_used_at = now;
  }
  return toCaller(row, 'accessToken', tokenHash, accessTokenToWire({ ...row, id: row.token_id }));
}

interface AccountRow {
  id: string;
  email: string;
  subscription_status: RequestAccount['subscriptionStatus'];
  roles: RequestAccount['roles'];
  time_zone: string;
  locale: RequestAccount['locale'];
  csrf_epoch: number;
}

function toCaller(
  row: AccountRow,
  kind: Credential['kind'],
  tokenHash: string,
  accessToken: WireAccessToken | null,
): Caller {
  return {
    account: {
      id: row.id,
      email: row.email,
      subscriptionStatus: row.subscription_status,
      roles: row.roles,
      timeZone: row.time_zone,
      locale: row.locale,
    },
    credential: { kind, tokenHash, accessToken, csrfEpoch: row.csrf_epoch },
  };
}
