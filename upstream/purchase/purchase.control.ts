import type { BodyOf } from '../contract/call.ts';
import type { setBilling } from '../contract/purchaseControl.ts';
import type { Deps } from '../db/deps.ts';

/** Sets an account's billing data; omitted values are cleared. */
export async function changeBilling(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
  { country, vatNumber = null, cardRefusal = null }: BodyOf<typeof setBilling>,
): Promise<void> {
  const billing = { country, vat_number: vatNumber, card_refusal: cardRefusal };
  await db
    .insertInto('billing')
    .values({ account_id: accountId, ...billing })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(billing))
    .execute();
}
