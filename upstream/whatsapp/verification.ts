import { sql } from 'kysely';
import { CODE_ATTEMPTS, readCode } from '../../domain/whatsApp.ts';
import { verifyPassword } from '../auth/password.ts';
import { ApiError } from '../http/apiError.ts';
import { lockRecipient, refuseUsed, requireLeads, type WhatsAppAccount, type WhatsAppDeps } from './recipients.ts';
import { transact } from '../db/transact.ts';

/**
 * A number that WhatsApp never approves, so that this case can be tried out (VAL-42). Nobody has it, because +1 500 is
 * not in use.
 */
export const UNREACHABLE_NUMBER = '+15005550009';

interface Verified {
  readonly approved: boolean;
  readonly address: string;
}

/**
 * Verifies a number with its code (RST-56). The number replaces the account's earlier one, and its notifications are
 * switched on. Repeating the call succeeds. Throws 403, 404, 409 `9` for a code that is wrong, older than ten minutes,
 * or entered after five wrong ones, and 409 `7` if another account has verified the number in the meantime.
 */
export async function verifyRecipient(
  deps: WhatsAppDeps,
  account: WhatsAppAccount,
  { id, code }: { readonly id: number; readonly code: string },
): Promise<Verified> {
  requireLeads(account);
  const now = deps.clock.now();
  // Counted before the code is compared, so that concurrent guesses all count.
  const counted = await deps.db
    .updateTable('whatsapp_recipients')
    .set({ code_attempts: sql`code_attempts + 1` })
    .where('id', '=', id)
    .where('account_id', '=', account.id)
    .where('approved_at', 'is', null)
    .where('code_expires_at', '>', now)
    .where('code_attempts', '<', CODE_ATTEMPTS)
    .returning('code_hash')
    .executeTakeFirst();
  const isRight =
    counted !== undefined && (await verifyPassword(readCode(code) ?? '', counted.code_hash, deps.passwordCost));
  return await transact(deps.db, async (trx) => {
    const { address, approved_at: approvedAt, code_hash: hash } = await lockRecipient(trx, account.id, id);
    if (approvedAt !== null) return { approved: true, address };
    // A newer code, sent in the meantime, has replaced this one.
    if (!isRight || hash !== counted.code_hash) throw new ApiError(409, '9', 'The code is wrong or has expired.');
    if (address === UNREACHABLE_NUMBER) return { approved: false, address };
    await refuseUsed(trx, address);
    await trx.deleteFrom('whatsapp_recipients').where('account_id', '=', account.id).where('id', '<>', id).execute();
    await trx
      .updateTable('whatsapp_recipients')
      .set({ approved_at: now, subscribed: true, code_hash: null, code_expires_at: null, code_attempts: 0 })
      .where('id', '=', id)
      .execute();
    return { approved: true, address };
  });
}
