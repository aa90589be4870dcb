import { expect, it } from 'vitest';
import { planBenefits, planDetails, PLANS, planById, planByOffer } from './plans.ts';
import { DEFAULT_PRICES } from './prices.ts';

it('lists the plans from the lowest price to the highest', () => {
  const prices = PLANS.map(({ price }) => DEFAULT_PRICES[price]);
  expect(prices).toEqual([90, 139.95, 249.95, 499.95]);
});

it('finds the plan of a purchase link', () => {
  for (const plan of PLANS) expect(planByOffer(plan.offer, plan.offerName)).toBe(plan);
  expect(planByOffer('agk_bundle', 'Agency Growth Kit')?.id).toBe('start');
  expect(planByOffer('agk_trial', 'Agency Growth Kit trial')).toBeNull();
});

it('gives each plan two distinct benefits derived from its limits and product (spec §9)', () => {
  expect(PLANS.map((plan) => planBenefits(plan))).toEqual([
    [{ kind: 'page' }, { kind: 'work' }],
    [
      { kind: 'everythingIn', plan: 'leadGen' },
      { kind: 'toolkit', product: 'PRO' },
    ],
    [
      { kind: 'room', offices: 3, services: 7 },
      { kind: 'toolkit', product: 'GURU' },
    ],
    [
      { kind: 'room', offices: 5, services: null },
      { kind: 'toolkit', product: 'BUSINESS' },
    ],
  ]);
});

it('distinguishes the plans by their page limits first, then by what the others lack (spec §9)', () => {
  expect(PLANS.map((plan) => planDetails(plan).map(({ kind }) => kind))).toEqual([
    ['room', 'page', 'work'],
    ['room', 'everythingIn', 'toolkit'],
    ['room', 'reach', 'toolkit'],
    ['room', 'reach', 'toolkit'],
  ]);
  expect(planDetails(planById('scale'))[1]).toEqual({ kind: 'reach', languages: 5, regions: 5 });
  expect(planDetails(planById('advanced'))[1]).toEqual({ kind: 'reach', languages: 7, regions: 7 });
});
