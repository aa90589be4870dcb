import type { Kysely } from 'kysely';
import { chargeOf } from '../../domain/quickPurchase.ts';
import type { WireLocale } from '../contract/account.ts';
import type { WireProjectsPurchase } from '../contract/purchase.ts';
import type { WireCardRefusal } from '../contract/purchaseControl.ts';
import { lockScore } from '../dashboard/score.ts';
import type { Deps } from '../db/deps.ts';
import type { Database } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import { ApiError } from '../http/apiError.ts';
import { refusalMessage } from './cardRefusals.ts';
import { taxPercentOf } from './taxRates.ts';

/** Number of projects that a purchase adds (O-42). */
const MORE_PROJECTS = 5;

/** Price of these projects, in US dollars a month. */
const MONTHLY_COST = 25;

interface Sums {
  readonly monthlyCost: number;
  readonly todayCharge: number;
  readonly taxPercent: number;
}

/** Whether and at what price the account can have more projects. */
export async function readProjectsPurchase({ db }: Deps, accountId: string): Promise<WireProjectsPurchase> {
  return await transact(db, async (trx) => {
    const { max_projects: max } = await lockScore(trx, accountId);
    const quote = await quoteFor(trx, accountId);
    const sums = quote?.sums ?? { monthlyCost: null, todayCharge: null, taxPercent: null };
    return { isAvailable: quote !== null, projects: MORE_PROJECTS, max: max + MORE_PROJECTS, ...sums };
  });
}

/**
 * Charges the account's card for a month and raises its limit of projects to `max` (O-42). Idempotent: a limit that has
 * been bought is not bought again. Throws 402 with a message for the buyer if the card is declined, 409 for an account
 * without a card or for any limit other than the one offered.
 */
export async function buyProjects(
  { db, clock }: Deps,
  account: { readonly id: string; readonly language: WireLocale },
  max: number,
): Promise<void> {
  await transact(db, async (trx) => {
    const { max_projects: present } = await lockScore(trx, account.id);
    const bought = await trx
      .selectFrom('project_purchases')
      .select('max_projects')
      .where('account_id', '=', account.id)
      .where('max_projects', '=', max)
      .executeTakeFirst();
    if (bought) return;
    const quote = max === present + MORE_PROJECTS ? await quoteFor(trx, account.id) : null;
    if (quote === null) throw new ApiError(409, 'NOT_AVAILABLE', 'This account cannot buy these projects.');
    const { sums, cardRefusal } = quote;
    if (cardRefusal !== null) {
      throw new ApiError(402, 'PAYMENT_REFUSED', refusalMessage(cardRefusal, account.language));
    }
    await trx
      .insertInto('project_purchases')
      .values({
        account_id: account.id,
        max_projects: max,
        monthly_cents: Math.round(sums.monthlyCost * 100),
        tax_percent: sums.taxPercent,
        charge_cents: Math.round(sums.todayCharge * 100),
        bought_at: clock.now(),
      })
      .execute();
    await trx.updateTable('account_scores').set({ max_projects: max }).where('account_id', '=', account.id).execute();
  });
}

/** Null for an account without a card. */
async function quoteFor(
  db: Kysely<Database>,
  accountId: string,
): Promise<{ readonly sums: Sums; readonly cardRefusal: WireCardRefusal | null } | null> {
  const billing = await db
    .selectFrom('billing')
    .select(['country', 'vat_number', 'card_refusal'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (billing === undefined) return null;
  const taxPercent = taxPercentOf({ country: billing.country, vatNumber: billing.vat_number });
  const todayCharge = chargeOf(MONTHLY_COST, taxPercent);
  return { sums: { monthlyCost: MONTHLY_COST, todayCharge, taxPercent }, cardRefusal: billing.card_refusal };
}
