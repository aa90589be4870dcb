import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SERIES, showDashboard } from '../testing/dashboardPage.tsx';

it('offers no range if the ranges cannot be read, and the other sections stay (P-02)', async () => {
  await showDashboard({ dashboard: { ranges: null, series: SERIES } });
  expect(await screen.findByRole('region', { name: 'Visibility' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Period' })).toBeNull();
  expect(screen.queryByText("We couldn't load this")).toBeNull();
});

it('does not claim a comparison if the upstream has no daily figures', async () => {
  await showDashboard();
  expect(await screen.findByText('Oct 24 – Nov 22, 2026')).toBeTruthy();
  cleanup();
  await showDashboard({ dashboard: { series: SERIES } });
  expect(await screen.findByText('Oct 24 – Nov 22, 2026, compared with the previous 30 days')).toBeTruthy();
});

it('shows the default range instead of one that does not exist (STA-52)', async () => {
  const { environment } = await showDashboard({}, '?range=last_century&view=table');
  await screen.findByRole('region', { name: 'Visibility' });
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ range: null });
});
