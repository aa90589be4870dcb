import type { Kysely } from 'kysely';
import type { Plan } from '../../domain/plans.ts';
import type { ProductName } from '../../domain/tariffs.ts';
import type { Database } from '../db/tables.ts';

/**
 * Puts the account on a plan, or on the trial (null), by setting its status, tariff and product. A paid tariff includes
 * at least App Center access; a better product is kept. The caller must have locked the account's row.
 */
export async function givePlan(
  trx: Kysely<Database>,
  account: { readonly id: string; readonly product: ProductName },
  plan: Plan | null,
): Promise<void> {
  const least = account.product === 'FREE' ? 'APP_CENTER_ACCESS' : account.product;
  await trx
    .updateTable('accounts')
    .set({
      subscription_status: plan === null ? 'trial' : 'paid',
      tariff: plan?.tariff ?? 'AGK_S',
      product_name: plan?.product ?? least,
    })
    .where('id', '=', account.id)
    .execute();
}
