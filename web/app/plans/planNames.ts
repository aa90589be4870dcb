import type { PlanId } from '../../../domain/plans.ts';
import type { ProductName } from '../../../domain/tariffs.ts';

/** Names of the products, in every language the same. */
export const PRODUCT_TITLES: Readonly<Record<ProductName, string>> = {
  PRO: 'Pro',
  GURU: 'Guru',
  BUSINESS: 'Business',
  APP_CENTER_ACCESS: 'App Center',
  FREE: 'Free',
};

/** Sizes of the Agency Growth Kit, in every language the same. */
export const SIZE_TITLES: Readonly<Record<Exclude<PlanId, 'leadGen'>, string>> = {
  start: 'Start',
  scale: 'Scale',
  advanced: 'Advanced',
};
