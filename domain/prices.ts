import type { SubscriptionStatus } from './tariffs.ts';

/** Monthly prices in US dollars, as GET /prices/ names them (ENT-29). */
export interface Prices {
  readonly leadGen: number;
  readonly business: number;
  readonly pro: number;
  readonly guru: number;
}

/** Fallback if the upstream's prices cannot be read (CON-22 to CON-25). US dollars a month. */
export const DEFAULT_PRICES: Prices = { leadGen: 90, business: 499.95, pro: 139.95, guru: 249.95 };

/** ISO 4217 code of every price of the product (PLT-12). */
export const PRICE_CURRENCY = 'USD';

/** Offer codes of the subscribe URL (CON-26, CON-27); bundle and trial are defaults that a setting may replace. */
export const OFFER_CODES = {
  leadGen: 'ap_listing',
  bundle: 'agk_bundle',
  trial: 'agk_trial',
} as const;
export type OfferCode = (typeof OFFER_CODES)[keyof typeof OFFER_CODES];

/**
 * Whether the overlay offers a trial (ACC-04, ACC-05, ACC-06): not for accounts that had one, nor for paid, trial or
 * unregistered users.
 */
export function offersTrial(status: SubscriptionStatus): boolean {
  return status === 'free' || status === 'withoutTariff';
}
