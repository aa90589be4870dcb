import { randomUUID } from 'node:crypto';
import { checkSignUp, type SignUpError } from '../../domain/signIn/credentials.ts';
import { normalizeEmail } from '../../domain/contact/email.ts';
import { usableTimeZone } from '../account/timeZone.ts';
import type { WireLocale } from '../contract/account.ts';
import type { WireSession } from '../contract/auth.ts';
import type { Deps } from '../db/deps.ts';
import { transact } from '../db/transact.ts';
import { ApiError, invalidFields } from '../http/apiError.ts';
import { noteSignIn, noteSignUp, noteSuccess } from './attempts.ts';
import { hashToken, newSessionToken, type Credential } from './credential.ts';
import { hashPassword, isOutdated, verifyPassword, type PasswordCost } from './password.ts';

export interface SessionDeps extends Deps {
  /** Milliseconds from sign-in until a session expires. */
  readonly sessionLifetime: number;
  /** Cost of password hashes; hashes with another cost are renewed at the next sign-in. */
  readonly passwordCost: PasswordCost;
}

/** Signs in (RST-75). `address` is the IP address to limit. Throws 401 INVALID_CREDENTIALS, 429 TOO_MANY_ATTEMPTS. */
export async function signIn(
  deps: SessionDeps,
  input: { readonly email: string; readonly password: string },
  address: string,
): Promise<WireSession> {
  const email = normalizeEmail(input.email);
  await noteSignIn(deps, email, address);
  const session = await openVerified(deps, email, input.password);
  await noteSuccess(deps, email, address);
  return session;
}

/**
 * Opens a session if the password is right, and renews an outdated hash. Verifies again if the hash has changed
 * meanwhile: after a password reset, the old password no longer opens a session.
 */
async function openVerified(deps: SessionDeps, email: string, password: string): Promise<WireSession> {
  const { db, passwordCost } = deps;
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
  const isRight = await verifyPassword(password, account?.password_hash ?? null, passwordCost);
  if (account === undefined || !isRight) {
    throw new ApiError(401, 'INVALID_CREDENTIALS', 'The email address or the password is wrong.');
  }
  const { id, password_hash: verified } = account;
  const renewed = isOutdated(verified, passwordCost) ? await hashPassword(password, passwordCost) : null;
  const session = await transact(db, async (trx) => {
    const unchanged = await trx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', id)
      .where('password_hash', '=', verified)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (unchanged === undefined) return null;
    if (renewed !== null) {
      await trx.updateTable('accounts').set({ password_hash: renewed }).where('id', '=', id).execute();
    }
    return await openSession({ ...deps, db: trx }, id);
  });
  return session ?? (await openVerified(deps, email, password));
}

/**
 * Creates a free account without an agency and signs it in (RST-75). Throws 422 with fields, 409 EMAIL_TAKEN, 429
 * TOO_MANY_ATTEMPTS. Attempts with a taken email count towards the limit, so that accounts cannot be enumerated.
 */
export async function signUp(
  deps: SessionDeps,
  input: { readonly email: string; readonly password: string; readonly locale: WireLocale; readonly timeZone?: string },
  address: string,
): Promise<WireSession> {
  const refused = checkSignUp(input);
  if (refused.length > 0) throw invalidFields(...refused.map(toField));
  await noteSignUp(deps, address);
  const email = normalizeEmail(input.email);
  const taken = deps.db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
  if ((await taken) !== undefined) throw emailTaken();
  const id = randomUUID();
  const made = await deps.db
    .insertInto('accounts')
    .values({
      id,
      email,
      password_hash: await hashPassword(input.password, deps.passwordCost),
      locale: input.locale,
      time_zone: await usableTimeZone(deps.db, input.timeZone),
      created_at: deps.clock.now(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  // A concurrent sign-up took the email first.
  if (made === undefined) throw emailTaken();
  await noteSuccess(deps, email, address);
  return await openSession(deps, id);
}

function emailTaken(): ApiError {
  return new ApiError(409, 'EMAIL_TAKEN', 'There is already an account with this email address.');
}

/** Ends the session or revokes the access token. */
export async function endCredential({ db }: Deps, { kind, tokenHash }: Credential): Promise<void> {
  const table = kind === 'session' ? 'sessions' : 'access_tokens';
  await db.deleteFrom(table).where('token_hash', '=', tokenHash).execute();
}

async function openSession({ db, clock, sessionLifetime }: SessionDeps, accountId: string): Promise<WireSession> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + sessionLifetime);
  const token = newSessionToken();
  await db
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), account_id: accountId, created_at: now, expires_at: expiresAt })
    .execute();
  await db.deleteFrom('sessions').where('account_id', '=', accountId).where('expires_at', '<=', now).execute();
  return { token, expiresAt: expiresAt.toISOString(), accountId };
}

const SIGN_UP_MESSAGES: Readonly<Record<SignUpError['code'], string>> = {
  emailRequired: 'Enter an email address.',
  emailFormat: 'This is not an email address.',
  passwordRequired: 'Enter a password.',
  passwordMinLength: 'The password is too short.',
  passwordMaxLength: 'The password is too long.',
};

function toField({ path, code }: SignUpError) {
  return { path, code, message: SIGN_UP_MESSAGES[code] };
}
