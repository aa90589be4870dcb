import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { checkEmail, checkPassword, type PasswordCode } from '../../domain/signIn/credentials.ts';
import { normalizeEmail } from '../../domain/contact/email.ts';
import { DAY, HOUR, MINUTE } from '../db/clock.ts';
import type { Deps } from '../db/deps.ts';
import type { Database } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import { ApiError, invalidFields } from '../http/apiError.ts';
import { enqueue } from '../notifications/outbox.ts';
import { noteReset, noteSignIn, noteSuccess } from './attempts.ts';
import { hashToken, newResetToken } from './credential.ts';
import { hashPassword, verifyPassword } from './password.ts';
import type { SessionDeps } from './sessions.ts';

/** How long a link works, in milliseconds. */
const LINK_LIFETIME = HOUR;

/**
 * Maximum number of unexpired links of an account. Further requests send nothing, because the user has enough emails
 * already.
 */
const MOST_LINKS = 3;

/**
 * Accepts a password reset request (P-37). The response and its time are the same whether or not there is an account,
 * because `sendResetLink` looks it up later. Throws 422 for an invalid email address, 429 TOO_MANY_ATTEMPTS.
 */
export async function requestReset(deps: Deps, input: { readonly email: string }, address: string): Promise<void> {
  const email = normalizeEmail(input.email);
  const code = checkEmail(email);
  if (code !== null) throw invalidFields({ path: 'email', code, message: 'This is not an email address.' });
  await noteReset(deps, email, address);
  await deps.db
    .insertInto('password_resets')
    .values({
      id: randomUUID(),
      email,
      requested_at: deps.clock.now(),
      account_id: null,
      token_hash: null,
      used_at: null,
    })
    .execute();
}

/** Requests that have not been processed yet, oldest first. */
export async function findNewResets({ db }: Deps): Promise<{ readonly id: string }[]> {
  return await db
    .selectFrom('password_resets')
    .select('id')
    .where('token_hash', 'is', null)
    .orderBy('requested_at')
    .limit(50)
    .execute();
}

/** Emails a link for a request if its address has an account; otherwise deletes the request. */
export async function sendResetLink({ db, clock }: Deps, id: string): Promise<void> {
  await transact(db, async (trx) => {
    const reset = await trx
      .selectFrom('password_resets')
      .selectAll()
      .where('id', '=', id)
      .where('token_hash', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (reset === undefined) return;
    const account = await trx
      .selectFrom('accounts')
      .select(['id', 'email', 'locale'])
      .where('email', '=', reset.email)
      .executeTakeFirst();
    const expiresAt = new Date(reset.requested_at.getTime() + LINK_LIFETIME);
    if (
      account === undefined ||
      expiresAt <= clock.now() ||
      (await hasEnoughLinks(trx, account.id, reset.requested_at))
    ) {
      await trx.deleteFrom('password_resets').where('id', '=', id).execute();
      return;
    }
    const token = newResetToken();
    await trx
      .updateTable('password_resets')
      .set({ account_id: account.id, token_hash: hashToken(token) })
      .where('id', '=', id)
      .execute();
    await enqueue(trx, {
      accountId: account.id,
      channel: 'EMAIL',
      to: account.email,
      kind: 'passwordReset',
      eventKey: `passwordReset:${id}`,
      language: account.locale,
      params: { token },
      at: reset.requested_at,
      secretUntil: expiresAt,
    });
  });
}

async function hasEnoughLinks(trx: Transaction<Database>, accountId: string, at: Date): Promise<boolean> {
  const links = await trx
    .selectFrom('password_resets')
    .select('id')
    .where('account_id', '=', accountId)
    .where('requested_at', '>', new Date(at.getTime() - LINK_LIFETIME))
    .where('used_at', 'is', null)
    .limit(MOST_LINKS)
    .execute();
  return links.length === MOST_LINKS;
}

/**
 * Sets a new password using a link (P-37). All sessions of the account end and its other links stop working; access
 * tokens stay valid. A repeat with the same password, whose first response may have been lost, succeeds without an effect
 * for ten minutes or until the next sign-in. Throws 422 for the password, 404 RESET_LINK_UNKNOWN, 409 RESET_LINK_USED,
 * 409 RESET_LINK_EXPIRED, 429 TOO_MANY_ATTEMPTS for repeats with other passwords.
 */
export async function resetPassword(
  deps: SessionDeps,
  { token, password }: { readonly token: string; readonly password: string },
  address: string,
): Promise<void> {
  const code = checkPassword(password);
  if (code !== null) throw invalidFields({ path: 'password', code, message: PASSWORD_MESSAGES[code] });
  const tokenHash = hashToken(token);
  let email: string;
  try {
    email = await setPassword(deps, tokenHash, password);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'RESET_LINK_USED') throw error;
    const repeated = await findRepeated(deps, { tokenHash, password, address });
    if (repeated === null) throw error;
    email = repeated;
  }
  // The owner of the mailbox can sign in at once, however many wrong guesses came before.
  await noteSuccess(deps, email, address);
}

/** Returns the account's email address. */
async function setPassword(
  { db, clock, passwordCost }: SessionDeps,
  tokenHash: string,
  password: string,
): Promise<string> {
  // Hashing is expensive, so it is done only for a link that works.
  await readLink(db, tokenHash, clock.now());
  const passwordHash = await hashPassword(password, passwordCost);
  return await transact(db, async (trx) => {
    const now = clock.now();
    const accountId = await readLink(trx, tokenHash, now);
    await trx
      .updateTable('password_resets')
      .set({ used_at: now })
      .where('account_id', '=', accountId)
      .where('used_at', 'is', null)
      .execute();
    const account = await trx
      .updateTable('accounts')
      .set({ password_hash: passwordHash })
      .where('id', '=', accountId)
      .returning('email')
      .executeTakeFirstOrThrow();
    // After the account is locked, so that a concurrent sign-in's session is deleted too.
    await trx.deleteFrom('sessions').where('account_id', '=', accountId).execute();
    return account.email;
  });
}

/** How long setting the same password again succeeds, in milliseconds. */
const REPEATABLE_FOR = 10 * MINUTE;

/**
 * The email address of the account whose password was just set to this one, or null if nothing was, or if somebody has
 * signed in since. Counts as a sign-in attempt, because the answer tells whether the password is right.
 */
async function findRepeated(
  deps: SessionDeps,
  { tokenHash, password, address }: { tokenHash: string; password: string; address: string },
): Promise<string | null> {
  const account = await deps.db
    .selectFrom('password_resets')
    .innerJoin('accounts', 'accounts.id', 'password_resets.account_id')
    .select(['accounts.email', 'accounts.password_hash'])
    .where('password_resets.token_hash', '=', tokenHash)
    .where('password_resets.used_at', '>', new Date(deps.clock.now().getTime() - REPEATABLE_FOR))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sessions').select('token_hash').whereRef('account_id', '=', 'accounts.id'))),
    )
    .executeTakeFirst();
  if (account === undefined) return null;
  await noteSignIn(deps, account.email, address);
  const isSame = await verifyPassword(password, account.password_hash, deps.passwordCost);
  return isSame ? account.email : null;
}

/** The account of a link that works, locked in a transaction. */
async function readLink(db: Deps['db'], tokenHash: string, now: Date): Promise<string> {
  const link = await db
    .selectFrom('password_resets')
    .select(['account_id', 'requested_at', 'used_at'])
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
  if (link === undefined || link.account_id === null) {
    throw new ApiError(404, 'RESET_LINK_UNKNOWN', 'There is no such link.');
  }
  if (link.used_at !== null)
    throw new ApiError(409, 'RESET_LINK_USED', 'This link or a newer one has already been used.');
  if (link.requested_at.getTime() + LINK_LIFETIME <= now.getTime()) {
    throw new ApiError(409, 'RESET_LINK_EXPIRED', 'This link has expired.');
  }
  return link.account_id;
}

/** How long links are kept, in milliseconds, so that users can be told that a link was used or has expired. */
const KNOWN_FOR = 30 * DAY;

/** Deletes links older than 30 days. */
export async function forgetOldResets({ db, clock }: Deps): Promise<void> {
  await db
    .deleteFrom('password_resets')
    .where('requested_at', '<', new Date(clock.now().getTime() - KNOWN_FOR))
    .execute();
}

const PASSWORD_MESSAGES: Readonly<Record<PasswordCode, string>> = {
  passwordRequired: 'Enter a password.',
  passwordMinLength: 'The password is too short.',
  passwordMaxLength: 'The password is too long.',
};
