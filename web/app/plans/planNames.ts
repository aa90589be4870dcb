import type { PlanId } from '../../../domain/plans.ts';
import type { ProductName } from '../../../domain/tariffs.ts';

/** Product names, not translated. */
export const PRODUCT_TITLES: Readonly<Record<ProductName, string>> = {
  PRO: 'Pro',
  GURU: 'Guru',
  BUSINESS: 'Business',
  APP_CENTER_ACCESS: 'App Center',
  FREE: 'Free',
};

/** Agency Growth Kit sizes, not translated. */
export const SIZE_TITLES: Readonly<Record<Exclude<PlanId, 'leadGen'>, string>> = {
  start: 'Start',
  scale: 'Scale',
  advanced: 'Advanced',
};
