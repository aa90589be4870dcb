import type { Kysely } from 'kysely';
import type { Database } from '../tables.ts';
import type { BillingTable } from '../tables/purchases.ts';
import { demoAccountId } from './accounts.ts';

/**
 * Billing of demo accounts that buy in the portal: a plan with tax, without tax and with a declined card (ERR-11), and
 * more projects (`limit`).
 */
const BILLING: Readonly<Record<string, Pick<BillingTable, 'country' | 'card_refusal'>>> = {
  pro: { country: 'DE', card_refusal: null },
  guru: { country: 'US', card_refusal: null },
  business: { country: 'JP', card_refusal: 'expired' },
  limit: { country: 'AU', card_refusal: null },
};

/** Inserts the billing data of the demo accounts, once. */
export async function insertBilling(db: Kysely<Database>): Promise<void> {
  for (const [name, billing] of Object.entries(BILLING)) {
    const id = demoAccountId(name);
    const account = await db.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst();
    if (account === undefined) continue;
    await db
      .insertInto('billing')
      .values({ account_id: id, vat_number: null, ...billing })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
