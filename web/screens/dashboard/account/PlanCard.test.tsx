import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showDashboard } from '../testing/dashboardPage.tsx';

it('shows no limits of a tariff that the gateway does not know (ENT-28)', async () => {
  await showDashboard({ viewer: { account: { limits: null } } });
  const card = await screen.findByRole('region', { name: 'Your plan' });
  expect(within(card).queryByRole('table')).toBeNull();
});
