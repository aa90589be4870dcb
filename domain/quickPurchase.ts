import { PLANS } from './plans.ts';
import type { Plan } from './plans.ts';
import type { ProductName, SubscriptionStatus } from './tariffs.ts';

/** Whether an account may buy a tariff on the spot (STA-34): it pays for a product, and has no agency tariff. */
export function mayQuickPurchase(status: SubscriptionStatus | null): boolean {
  return status === 'withoutTariff';
}

/** The plan that the quick purchase of a product's owner brings: the bundle with this very product. Null: there is none. */
export function quickPurchasePlan(product: ProductName | null): Plan | null {
  return PLANS.find((plan) => plan.product !== null && plan.product === product) ?? null;
}

function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/** What a month costs with its tax, US dollars to the cent (ENT-27). */
export function chargeOf(monthlyCost: number, taxPercent: number): number {
  return toCents(monthlyCost * (1 + taxPercent / 100)) / 100;
}

/** The tax that a charge holds, US dollars to the cent: of what `chargeOf` makes, what it has added (ENT-27). */
export function taxWithin(charge: number, taxPercent: number): number {
  return (toCents(charge) - toCents(charge / (1 + taxPercent / 100))) / 100;
}

/** Whether two amounts are the same to the cent. */
export function isSameAmount(one: number, other: number): boolean {
  return toCents(one) === toCents(other);
}
