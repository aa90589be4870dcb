import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inPriceCurrency } from '../../../i18n/money.ts';
import { show } from './testing/onboardingPage.tsx';

const SMALL_TEAM = { from: 10, to: 49 };

function budgets(...amounts: number[]) {
  return amounts.map((amount, index) => ({ id: `budget ${index}`, from: inPriceCurrency(amount) }));
}

describe("preview of a new owner's directory card (SCR-31)", () => {
  it.each([
    ['nothing yet', {}, ['Budget', 'Team size']],
    ['budgets from an amount on', { budgets: budgets(5_000, 1_000) }, ['From $1,000', 'Team size']],
    ['any budget and a team', { budgets: budgets(0), numberOfEmployees: SMALL_TEAM }, ['Any budget', '10–49 people']],
  ])('shows %s', async (_what, profile, shown) => {
    await show({ profile });
    const card = within(screen.getByRole('complementary'));
    for (const text of shown) expect(card.getByText(text)).toBeTruthy();
  });
});
