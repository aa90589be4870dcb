import { expect, it } from 'vitest';
import { DEFAULT_PRICES, OFFER_CODES, offersTrial } from './prices.ts';
import { SUBSCRIPTION_STATUSES } from './tariffs.ts';

it('has the default prices (CON-22, CON-23, CON-24, CON-25)', () => {
  expect(DEFAULT_PRICES).toEqual({ leadGen: 90, business: 499.95, pro: 139.95, guru: 249.95 });
});

it('has the lead generation offer of CON-26', () => {
  expect(OFFER_CODES.leadGen).toBe('ap_listing');
});

it('offers a trial to accounts that can still have one (ACC-04, ACC-05, ACC-06)', () => {
  expect(SUBSCRIPTION_STATUSES.filter(offersTrial)).toEqual(['withoutTariff', 'free']);
});
