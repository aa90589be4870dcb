import type { SubscriptionStatus } from './tariffs.ts';

/** Monthly prices in US dollars, under the names used by GET /prices/ (ENT-29). */
export interface Prices {
  readonly leadGen: number;
  readonly business: number;
  readonly pro: number;
  readonly guru: number;
}

/** Used if the upstream's prices cannot be read (CON-22 to CON-25). US dollars per month. */
export const DEFAULT_PRICES: Prices = { leadGen: 90, business: 499.95, pro: 139.95, guru: 249.95 };

/** ISO 4217 code of the currency of all prices (PLT-12). */
export const PRICE_CURRENCY = 'USD';

/** Offer codes in the subscribe URL (CON-26, CON-27); settings can override those of the bundle and the trial. */
export const OFFER_CODES = {
  leadGen: 'ap_listing',
  bundle: 'agk_bundle',
  trial: 'agk_trial',
} as const;
export type OfferCode = (typeof OFFER_CODES)[keyof typeof OFFER_CODES];

/**
 * Whether the overlay offers a trial (ACC-04, ACC-05, ACC-06): not to accounts that have had one, nor to paid, trial or
 * unregistered users.
 */
export function offersTrial(status: SubscriptionStatus): boolean {
  return status === 'free' || status === 'withoutTariff';
}
