import type { Deps } from '../db/deps.ts';
import { ApiError } from '../http/apiError.ts';
import { readEmailSettings, storeEmailSettings } from '../profile/emailSettings.ts';
import { addressMark, openUnsubscribeKey, readUnsubscribeToken } from './unsubscribeToken.ts';

/**
 * Ends the notifications of the address of a link: it is removed from the account's addresses, or, if it is the only one,
 * the consent ends and the address stays for the form. Repeating it changes nothing. Throws 404 LINK_UNKNOWN.
 */
export async function unsubscribeAddress({ db }: Deps, token: string): Promise<void> {
  const target = readUnsubscribeToken(await openUnsubscribeKey(db), token);
  if (target === null) throw new ApiError(404, 'LINK_UNKNOWN', 'There is no such link.');
  await db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('accounts')
      .select(['id', 'email'])
      .where('id', '=', target.accountId)
      .forUpdate()
      .executeTakeFirst();
    // The account is gone, and its notifications with it.
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
