import type { PlanId } from '../../../domain/plans.ts';
import type { ProductName } from '../../../domain/tariffs.ts';

/** Product names, the same in all languages. */
export const PRODUCT_TITLES: Readonly<Record<ProductName, string>> = {
  PRO: 'Pro',
  GURU: 'Guru',
  BUSINESS: 'Business',
  APP_CENTER_ACCESS: 'App Center',
  FREE: 'Free',
};

/** Sizes of the Agency Growth Kit, the same in all languages. */
export const SIZE_TITLES: Readonly<Record<Exclude<PlanId, 'leadGen'>, string>> = {
  start: 'Start',
  scale: 'Scale',
  advanced: 'Advanced',
};
