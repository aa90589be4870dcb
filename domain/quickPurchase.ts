import { PLANS } from './plans.ts';
import type { Plan } from './plans.ts';
import type { ProductName, SubscriptionStatus } from './tariffs.ts';

/** Whether an account may use quick purchase (STA-34): it pays for a product, and has no agency tariff. */
export function mayQuickPurchase(status: SubscriptionStatus | null): boolean {
  return status === 'withoutTariff';
}

/** The plan of a quick purchase: the bundle with the account's product, or null. */
export function quickPurchasePlan(product: ProductName | null): Plan | null {
  return PLANS.find((plan) => plan.product !== null && plan.product === product) ?? null;
}

function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/** The monthly cost including tax, in US dollars rounded to cents (ENT-27). */
export function chargeOf(monthlyCost: number, taxPercent: number): number {
  // Whole numbers, because a product of fractions can be just below the half cent that is rounded up.
  const hundredths = 100 * 100 + toCents(taxPercent);
  return Math.round((toCents(monthlyCost) * hundredths) / (100 * 100)) / 100;
}

/** The tax included in a charge, in US dollars rounded to cents: the inverse of `chargeOf` (ENT-27). */
export function taxWithin(charge: number, taxPercent: number): number {
  return (toCents(charge) - toCents(charge / (1 + taxPercent / 100))) / 100;
}

/** Whether two amounts are equal when rounded to cents. */
export function isSameAmount(one: number, other: number): boolean {
  return toCents(one) === toCents(other);
}
