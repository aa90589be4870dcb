import { expect, test } from 'vitest';
import { PLANS } from './plans.ts';
import { DEFAULT_PRICES } from './prices.ts';
import { chargeOf, isSameAmount, mayQuickPurchase, quickPurchasePlan, taxWithin } from './quickPurchase.ts';
import { PRODUCT_NAMES, SUBSCRIPTION_STATUSES } from './tariffs.ts';

test('is for accounts that pay for a product without a tariff, and adds the matching tariff (ACC-05, STA-34)', () => {
  expect(SUBSCRIPTION_STATUSES.filter(mayQuickPurchase)).toEqual(['withoutTariff']);
  expect(mayQuickPurchase(null)).toBe(false);
  expect(PRODUCT_NAMES.map((name) => quickPurchasePlan(name)?.tariff ?? null)).toEqual([
    'AGK_S',
    'AGK_M',
    'AGK_L',
    null,
    null,
  ]);
  expect(quickPurchasePlan(null)).toBeNull();
});

test.each([
  [139.95, 19, 166.54, 26.59],
  [249.95, 0, 249.95, 0],
  [499.95, 10, 549.95, 50],
  [0.01, 19, 0.01, 0],
  [90, 8.1, 97.29, 7.29],
  [25, 25.5, 31.38, 6.38],
  [1.14, 25, 1.43, 0.29],
])('%d with %d percent is %d, of which %d is tax (ENT-27)', (monthlyCost, taxPercent, charge, tax) => {
  expect(chargeOf(monthlyCost, taxPercent)).toBe(charge);
  expect(taxWithin(charge, taxPercent)).toBe(tax);
});

test('cost and tax add up to the charge for every list price and rate', () => {
  for (const plan of PLANS) {
    const price = DEFAULT_PRICES[plan.price];
    for (let rate = 0; rate <= 27; rate += 0.5) {
      const charge = chargeOf(price, rate);
      expect(isSameAmount(price + taxWithin(charge, rate), charge)).toBe(true);
    }
  }
});
