import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SERIES, showDashboard } from '../testing/dashboardPage.tsx';

it('offers no range if the ranges cannot be read, and the other sections stay (P-02)', async () => {
  await showDashboard({ dashboard: { ranges: null, series: SERIES } });
  expect(await screen.findByRole('region', { name: 'Visibility' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Period' })).toBeNull();
  expect(screen.queryByText("We couldn't load this")).toBeNull();
});
