import { OFFER_CODES } from './prices.ts';
import type { OfferCode, Prices } from './prices.ts';
import type { ProductName, Tariff } from './tariffs.ts';

/** What an agency can buy: an offer code for links, its content, and its list price. */
export interface Plan {
  readonly id: PlanId;
  readonly offer: OfferCode;
  /** Distinguishes the plans of one offer; the same in every language (RDR-03). */
  readonly offerName: string;
  /** The included product, or null. */
  readonly product: ProductName | null;
  readonly tariff: Tariff;
  /** Key of its monthly price. */
  readonly price: keyof Prices;
}

export type PlanId = 'leadGen' | 'start' | 'scale' | 'advanced';

/** The plans, lowest price first. The bundle combines a product with the tariff of its size (CON-22 to CON-27). */
export const PLANS: readonly Plan[] = [
  {
    id: 'leadGen',
    offer: OFFER_CODES.leadGen,
    offerName: 'Lead Generation',
    product: null,
    tariff: 'AP_LISTING',
    price: 'leadGen',
  },
  {
    id: 'start',
    offer: OFFER_CODES.bundle,
    offerName: 'Agency Growth Kit Start',
    product: 'PRO',
    tariff: 'AGK_S',
    price: 'pro',
  },
  {
    id: 'scale',
    offer: OFFER_CODES.bundle,
    offerName: 'Agency Growth Kit Scale',
    product: 'GURU',
    tariff: 'AGK_M',
    price: 'guru',
  },
  {
    id: 'advanced',
    offer: OFFER_CODES.bundle,
    offerName: 'Agency Growth Kit Advanced',
    product: 'BUSINESS',
    tariff: 'AGK_L',
    price: 'business',
  },
];

/** The Agency Growth Kit trial, as named in purchase links (CON-27). */
export const TRIAL_OFFER = { code: OFFER_CODES.trial, name: 'Agency Growth Kit trial' } as const;

/** The plan of a purchase link; null for an unknown offer. A bundle with an unknown name is its smallest plan. */
export function planByOffer(offer: string, offerName: string): Plan | null {
  const plans = PLANS.filter((plan) => plan.offer === offer);
  return plans.find((plan) => plan.offerName === offerName) ?? plans[0] ?? null;
}

/** Returns the plan with this id. */
export function planById(id: PlanId): Plan {
  const plan = PLANS.find((candidate) => candidate.id === id);
  if (!plan) throw new Error(`There is no plan ${id}`);
  return plan;
}
