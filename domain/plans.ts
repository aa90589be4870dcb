import { OFFER_CODES } from './prices.ts';
import type { OfferCode, Prices } from './prices.ts';
import { TARIFF_LIMITS } from './tariffs.ts';
import type { Limit, ProductName, Tariff } from './tariffs.ts';

/** What an agency can buy: an offer code for links, its content, and its list price. */
export interface Plan {
  readonly id: PlanId;
  readonly offer: OfferCode;
  /** Distinguishes the plans of one offer; the same in every language (RDR-03). */
  readonly offerName: string;
  /** The included product, or null. */
  readonly product: ProductName | null;
  readonly tariff: Tariff;
  /** Which of the `Prices` is its monthly price. */
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

/** The plan that suits most agencies; it is offered first if there is no trial. */
export const RECOMMENDED_PLAN: PlanId = 'scale';

/** Length of the trial, in days. */
export const TRIAL_DAYS = 7;

/** Code and name of the Agency Growth Kit's trial in purchase links (CON-27). */
export const TRIAL_OFFER = { code: OFFER_CODES.trial, name: 'Agency Growth Kit trial' } as const;

/**
 * The plan that a purchase link names; null for an unknown offer. A bundle with an unknown name means the smallest
 * bundle.
 */
export function planByOffer(offer: string, offerName: string): Plan | null {
  const plans = PLANS.filter((plan) => plan.offer === offer);
  return plans.find((plan) => plan.offerName === offerName) ?? plans[0] ?? null;
}

/** Throws if there is no plan with this id. */
export function planById(id: PlanId): Plan {
  const plan = PLANS.find((candidate) => candidate.id === id);
  if (!plan) throw new Error(`There is no plan ${id}`);
  return plan;
}

/** A comparable selling point of a plan. */
export type PlanBenefit =
  | { readonly kind: 'page' }
  | { readonly kind: 'work' }
  /** Includes everything in a smaller plan. */
  | { readonly kind: 'everythingIn'; readonly plan: PlanId }
  /** How much the agency's page can hold. */
  | { readonly kind: 'room'; readonly offices: Limit; readonly services: Limit }
  | { readonly kind: 'reach'; readonly languages: Limit; readonly regions: Limit }
  | { readonly kind: 'toolkit'; readonly product: ProductName };

/** The two benefits shown for a plan, derived from its limits and product (spec §9). */
export function planBenefits(plan: Plan): readonly [PlanBenefit, PlanBenefit] {
  const { id, tariff, product } = plan;
  if (product === null) return [{ kind: 'page' }, { kind: 'work' }];
  const limits = TARIFF_LIMITS[tariff];
  const smaller = PLANS.slice(
    0,
    PLANS.findIndex((plan) => plan.id === id),
  );
  const alike = smaller.find((plan) => TARIFF_LIMITS[plan.tariff] === limits);
  return [alike ? { kind: 'everythingIn', plan: alike.id } : roomOf(plan), { kind: 'toolkit', product }];
}

/** What distinguishes a plan in a comparison: its page limits first, then its benefits (spec §9). */
export function planDetails(plan: Plan): readonly PlanBenefit[] {
  const benefits = planBenefits(plan);
  const [first, ...others] = benefits;
  return [roomOf(plan), ...(first.kind === 'room' ? [reachOf(plan), ...others] : benefits)];
}

function roomOf({ tariff }: Plan): PlanBenefit {
  const { locations, services } = TARIFF_LIMITS[tariff];
  return { kind: 'room', offices: locations, services: services.parents };
}

function reachOf({ tariff }: Plan): PlanBenefit {
  const { languages, geofocuses } = TARIFF_LIMITS[tariff];
  return { kind: 'reach', languages, regions: geofocuses };
}
