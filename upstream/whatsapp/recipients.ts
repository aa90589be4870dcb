import { type Kysely, type Selectable, type Transaction, sql } from 'kysely';
import { CODE_LIFETIME, readWhatsAppNumber } from '../../domain/whatsApp.ts';
import { mayUseLeads } from '../../domain/tariffs.ts';
import { hashPassword, type PasswordCost } from '../auth/password.ts';
import type { WireRecipient } from '../contract/whatsapp.ts';
import { DAY } from '../db/clock.ts';
import type { Deps } from '../db/deps.ts';
import { lockFor } from '../db/lockFor.ts';
import type { Database } from '../db/tables.ts';
import type { WhatsAppRecipientsTable } from '../db/tables/whatsapp.ts';
import { transact } from '../db/transact.ts';
import { ApiError, invalidFields } from '../http/apiError.ts';
import type { RequestAccount } from '../http/route.ts';
import { enqueue } from '../notifications/outbox.ts';
import { DEMO_CODE, newCode, nextCodeAt, noteCode } from './codes.ts';
import { codeText } from './codeText.ts';

export interface WhatsAppDeps extends Deps {
  readonly passwordCost: PasswordCost;
  readonly demo: boolean;
}

export type WhatsAppAccount = Pick<RequestAccount, 'id' | 'subscriptionStatus' | 'roles' | 'locale'>;
type RecipientRow = Selectable<WhatsAppRecipientsTable>;

/** How long a removed number can be restored. */
const KEPT_FOR = 30 * DAY;

/** Numbers of the account, the approved one first; a removed one while it can be restored (RST-58, STA-61). */
export async function listRecipients({ db, clock }: Deps, accountId: string): Promise<WireRecipient[]> {
  const now = clock.now();
  const rows = await db
    .selectFrom('whatsapp_recipients')
    .selectAll()
    .where('account_id', '=', accountId)
    .where((where) => where.or([where('removed_at', 'is', null), where('removed_at', '>=', restorableFrom(now))]))
    .orderBy(sql`approved_at is null`)
    .execute();
  return await Promise.all(
    rows.map(async ({ id, address, approved_at: approvedAt, subscribed, removed_at: removedAt }) => ({
      id,
      channel: 'whatsapp' as const,
      address,
      approved: approvedAt !== null,
      subscribed,
      ...(removedAt !== null && { removedAt: removedAt.toISOString() }),
      ...(approvedAt === null && {
        resendAt: new Date(
          Math.max(now.getTime(), (await nextCodeAt(db, { accountId, address }, now)).getTime()),
        ).toISOString(),
      }),
    })),
  );
}

/** The number that receives the account's notifications, in E.164; null without one (STA-70, STA-71). */
export async function subscribedNumber(db: Kysely<Database>, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('whatsapp_recipients')
    .select('address')
    .where('account_id', '=', accountId)
    .where('approved_at', 'is not', null)
    .where('removed_at', 'is', null)
    .where('subscribed', '=', true)
    .executeTakeFirst();
  return row?.address ?? null;
}

/**
 * Adds a number and sends it a code, or sends another code to a number that is still waiting for one (RST-55). An
 * approved number stays in use until then. Throws 403 without a subscription, 409 `7` for a number in use and
 * TOO_MANY_CODES, and 422.
 */
export async function addRecipient(deps: WhatsAppDeps, account: WhatsAppAccount, text: string): Promise<number> {
  requireLeads(account);
  const read = readWhatsAppNumber(text);
  if (!read.ok) {
    const code = read.code === 'required' ? 'REQUIRED' : 'INVALID_PHONE';
    throw invalidFields({ path: 'address', code, message: 'A number in international form, like +4930123456.' });
  }
  const address = read.number;
  const code = deps.demo ? DEMO_CODE : newCode();
  const codeHash = await hashPassword(code, deps.passwordCost);
  return await transact(deps.db, async (trx) => {
    const now = deps.clock.now();
    const expiresAt = new Date(now.getTime() + CODE_LIFETIME);
    await lockAccount(trx, account.id);
    await refuseUsed(trx, address);
    await noteCode(trx, { accountId: account.id, address }, now);
    await forgetOld(trx, now);
    const values = { code_hash: codeHash, code_expires_at: expiresAt, code_attempts: 0 };
    const renewed = await trx
      .updateTable('whatsapp_recipients')
      .set(values)
      .where('account_id', '=', account.id)
      .where('address', '=', address)
      .where('approved_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    const { id } =
      renewed ?? (await replaceWaiting(trx, { ...values, account_id: account.id, address, created_at: now }));
    await enqueue(trx, {
      accountId: account.id,
      channel: 'WHATSAPP',
      to: address,
      kind: 'whatsappCode',
      eventKey: `whatsappCode:${id}:${now.toISOString()}`,
      language: account.locale,
      params: { text: codeText(account.locale, code) },
      at: now,
      secretUntil: expiresAt,
    });
    return id;
  });
}

/** Switches the notifications of an approved number on or off; switching them on restores a removed number (RST-57). */
export async function subscribeRecipient(
  { db, clock }: Deps,
  account: WhatsAppAccount,
  { id, state }: { readonly id: number; readonly state: boolean },
): Promise<void> {
  requireLeads(account);
  await transact(db, async (trx) => {
    const { address, approved_at: approvedAt, removed_at: removedAt } = await lockRecipient(trx, account.id, id);
    if (approvedAt === null) {
      throw new ApiError(409, 'RECIPIENT_NOT_APPROVED', 'The number has not been verified.');
    }
    const isRestored = state && removedAt !== null;
    if (isRestored) {
      if (removedAt < restorableFrom(clock.now())) throw notFound();
      await refuseUsed(trx, address);
      // Added again in the meantime, it could never be verified.
      await forgetWaiting(trx, account.id, address);
    }
    await trx
      .updateTable('whatsapp_recipients')
      .set({ subscribed: state, ...(isRestored && { removed_at: null }) })
      .where('id', '=', id)
      .execute();
  });
}

/** Removes a number: an approved one is kept for 30 days, so that removing can be undone (STA-61). Throws 404. */
export async function removeRecipient({ db, clock }: Deps, accountId: string, id: number): Promise<void> {
  await transact(db, async (trx) => {
    const row = await lockRecipient(trx, accountId, id);
    if (row.approved_at === null) {
      await trx.deleteFrom('whatsapp_recipients').where('id', '=', id).execute();
    } else if (row.removed_at === null) {
      await trx
        .updateTable('whatsapp_recipients')
        .set({ subscribed: false, removed_at: clock.now() })
        .where('id', '=', id)
        .execute();
    }
  });
}

/** Throws 403 unless the account has leads to be notified of. */
export function requireLeads({ subscriptionStatus, roles }: WhatsAppAccount): void {
  if (!mayUseLeads(subscriptionStatus, roles)) {
    throw new ApiError(403, 'SUBSCRIPTION_REQUIRED', 'Notifications need a paid or trial subscription.');
  }
}

/** 409 with the specification's number for a number in use. */
function numberInUse(): ApiError {
  return new ApiError(409, '7', 'This number is already in use.');
}

function notFound(): ApiError {
  return new ApiError(404, 'RECIPIENT_NOT_FOUND', 'There is no such number.');
}

/** The account's number, locked. Throws 404, also for another account's number. */
export async function lockRecipient(trx: Transaction<Database>, accountId: string, id: number): Promise<RecipientRow> {
  await lockAccount(trx, accountId);
  const row = await trx
    .selectFrom('whatsapp_recipients')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/**
 * Refuses a number that is approved for an account, and keeps other transactions from approving it meanwhile. The
 * account is locked before the number in every transaction, to prevent deadlocks.
 */
export async function refuseUsed(trx: Transaction<Database>, address: string): Promise<void> {
  await lockFor(trx, `whatsapp number ${address}`);
  const used = await trx
    .selectFrom('whatsapp_recipients')
    .select('id')
    .where('address', '=', address)
    .where('approved_at', 'is not', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (used !== undefined) throw numberInUse();
}

async function lockAccount(trx: Transaction<Database>, accountId: string): Promise<void> {
  await lockFor(trx, `whatsapp of account ${accountId}`);
}

/** Deletes the account's number that waits for its code; with an address, only if it is that number. */
async function forgetWaiting(trx: Transaction<Database>, accountId: string, address?: string): Promise<void> {
  const waiting = trx
    .deleteFrom('whatsapp_recipients')
    .where('account_id', '=', accountId)
    .where('approved_at', 'is', null);
  await (address === undefined ? waiting : waiting.where('address', '=', address)).execute();
}

async function replaceWaiting(
  trx: Transaction<Database>,
  row: Pick<RecipientRow, 'account_id' | 'address' | 'created_at' | 'code_hash' | 'code_expires_at'>,
): Promise<{ id: number }> {
  await forgetWaiting(trx, row.account_id);
  return await trx
    .insertInto('whatsapp_recipients')
    .values({ ...row, approved_at: null, removed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Deletes numbers that were not verified within a day, and removed ones that can no longer be restored. */
async function forgetOld(trx: Kysely<Database>, now: Date): Promise<void> {
  await trx
    .deleteFrom('whatsapp_recipients')
    .where((where) =>
      where.or([
        where.and([where('approved_at', 'is', null), where('created_at', '<', new Date(now.getTime() - DAY))]),
        where('removed_at', '<', restorableFrom(now)),
      ]),
    )
    .execute();
}

/** Numbers removed before this time cannot be restored. */
function restorableFrom(now: Date): Date {
  return new Date(now.getTime() - KEPT_FOR);
}
