import type { Deps } from '../db/deps.ts';
import { transact } from '../db/transact.ts';
import { ApiError } from '../http/apiError.ts';
import { readEmailSettings, storeEmailSettings } from '../profile/emailSettings.ts';
import { addressMark, openUnsubscribeKey, readUnsubscribeToken } from './unsubscribeToken.ts';

/**
 * Turns off notifications to the address of a link. The address is removed from the account's addresses; if it is the
 * only one, it stays for the form and the consent is withdrawn instead. Idempotent. Throws 404 LINK_UNKNOWN.
 */
export async function unsubscribeAddress({ db }: Deps, token: string): Promise<void> {
  const target = readUnsubscribeToken(await openUnsubscribeKey(db), token);
  if (target === null) throw new ApiError(404, 'LINK_UNKNOWN', 'There is no such link.');
  await transact(db, async (trx) => {
    const account = await trx
      .selectFrom('accounts')
      .select(['id', 'email'])
      .where('id', '=', target.accountId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    // The account no longer exists, so there is nothing to turn off.
    if (account === undefined) return;
    const { isConsented, values } = await readEmailSettings(trx, account);
    const others = values.filter((address) => addressMark(address) !== target.address);
    if (others.length === values.length || !isConsented) return;
    await storeEmailSettings(
      trx,
      account.id,
      others.length === 0 ? { isConsented: false, values } : { isConsented: true, values: others },
    );
  });
}
