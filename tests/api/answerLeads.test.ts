import { expect, test } from 'vitest';
import { byBudget } from '../../examples/recipes/answerLeads.ts';

test.each([
  [null, null],
  [[500, 1_000], { decline: 'BUDGET' }],
  [[1_000, 2_500], null],
  [[5_000, 10_000], null],
  [[10_000, 25_000], 'accept'],
  [[25_000, null], 'accept'],
] as const)('the rule of the recipe gives a budget of %j the answer %j', (bounds, answer) => {
  const budget = bounds && { from: { amount: bounds[0] }, to: bounds[1] === null ? null : { amount: bounds[1] } };
  expect(byBudget({ id: 'a', title: '', country: null, services: [], budget })).toEqual(answer);
});
