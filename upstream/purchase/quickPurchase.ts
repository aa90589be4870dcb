import type { Kysely } from 'kysely';
import type { Plan } from '../../domain/plans.ts';
import type { ProductName } from '../../domain/tariffs.ts';
import { isTimeZone } from '../../domain/timeZone.ts';
import { chargeOf, mayQuickPurchase, quickPurchasePlan } from '../../domain/quickPurchase.ts';
import { readPrices } from '../account/account.ts';

import type { WireLocale } from '../contract/account.ts';
import type { BodyOf } from '../contract/call.ts';
import type { postQuickPurchase, WireQuickPurchase } from '../contract/purchase.ts';
import type { WireCardRefusal } from '../contract/purchaseControl.ts';
import type { Deps } from '../db/deps.ts';
import type { Database } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import { ApiError, invalidFields } from '../http/apiError.ts';
import { refusalMessage } from './cardRefusals.ts';
import { givePlan } from './givePlan.ts';
import { taxPercentOf } from './taxRates.ts';

/** An offer with its price for an account. */
interface Quote {
  readonly plan: Plan;
  readonly product: ProductName;
  readonly sums: { readonly monthlyCost: number; readonly todayCharge: number; readonly taxPercent: number };
  readonly cardRefusal: WireCardRefusal | null;
}

const UNAVAILABLE: WireQuickPurchase = { isAvailable: false, monthlyCost: null, todayCharge: null, taxPercent: null };

/** Whether the account can add a tariff to its product, and at what price (RST-65). */
export async function readQuickPurchase({ db }: Deps, accountId: string): Promise<WireQuickPurchase> {
  const quote = await quoteFor(db, accountId);
  return quote === null ? UNAVAILABLE : { isAvailable: true, ...quote.sums };
}

/**
 * Charges the account's card for a month and gives it the tariff (RST-66). Idempotent per session. Throws 402 with a
 * message for the buyer if the card is declined, 409 for an account that may not buy, 422 for an invalid time zone.
 */
export async function buyQuickly(
  { db, clock }: Deps,
  account: { readonly id: string; readonly language: WireLocale },
  { source, sessionId, userTz }: BodyOf<typeof postQuickPurchase>,
): Promise<void> {
  if (!isTimeZone(userTz)) throw invalidFields({ path: 'userTz', code: 'format', message: 'is not a time zone' });
  await transact(db, async (trx) => {
    // Serializes an account's purchases, so that the second of two concurrent ones finds the first.
    await trx.selectFrom('accounts').select('id').where('id', '=', account.id).forNoKeyUpdate().execute();
    const bought = await trx
      .selectFrom('purchases')
      .select('session_id')
      .where('account_id', '=', account.id)
      .where('session_id', '=', sessionId)
      .executeTakeFirst();
    if (bought !== undefined) return;
    const quote = await quoteFor(trx, account.id);
    if (quote === null) throw new ApiError(409, 'NOT_AVAILABLE', 'This account cannot buy a tariff this way.');
    const { plan, product, sums, cardRefusal } = quote;
    if (cardRefusal !== null) {
      throw new ApiError(402, 'PAYMENT_REFUSED', refusalMessage(cardRefusal, account.language));
    }
    await trx
      .insertInto('purchases')
      .values({
        account_id: account.id,
        session_id: sessionId,
        source,
        user_tz: userTz,
        tariff: plan.tariff,
        monthly_cents: Math.round(sums.monthlyCost * 100),
        tax_percent: sums.taxPercent,
        charge_cents: Math.round(sums.todayCharge * 100),
        bought_at: clock.now(),
      })
      .execute();
    await givePlan(trx, { id: account.id, product }, plan);
  });
}

/** Null unless the account has a card, and a product but no tariff. */
async function quoteFor(db: Kysely<Database>, accountId: string): Promise<Quote | null> {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('billing', 'billing.account_id', 'accounts.id')
    .select(['product_name', 'subscription_status', 'country', 'vat_number', 'card_refusal'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  if (row === undefined || !mayQuickPurchase(row.subscription_status)) return null;
  const plan = quickPurchasePlan(row.product_name);
  if (plan === null) return null;
  const monthlyCost = (await readPrices({ db }))[plan.price];
  const taxPercent = taxPercentOf({ country: row.country, vatNumber: row.vat_number });
  const todayCharge = chargeOf(monthlyCost, taxPercent);
  return {
    plan,
    product: row.product_name,
    sums: { monthlyCost, todayCharge, taxPercent },
    cardRefusal: row.card_refusal,
  };
}
