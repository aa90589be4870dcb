import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showDashboard } from './testing/dashboardPage.tsx';

const NEW_OWNER = {
  viewer: { onboarding: { profile: null, steps: [{ name: 'PUBLISH_PAGE', state: 'OPEN' }] } },
  user: { getStarted: false, agencyStatus: null, agencyAlias: null },
};

it('shows the welcome instead of empty figures until the page is published (SCR-31)', async () => {
  await showDashboard(NEW_OWNER);
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to the portal' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'What appears on Home' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Performance' })).toBeNull();
});

it.each([
  ['the page has been published', { ...NEW_OWNER, user: { ...NEW_OWNER.user, agencyAlias: 'nori' } }],
  ['there is a lead', { ...NEW_OWNER, dashboard: { leads: [{ name: 'Ada', title: 'Shop', status: 'ACTIVE' }] } }],
])('shows checklist and figures when %s (SCR-31)', async (_case, own) => {
  await showDashboard(own);
  expect(await screen.findByRole('heading', { name: 'Performance' })).toBeDefined();
  expect(await screen.findByRole('region', { name: 'Get your page live' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'What appears on Home' })).toBeNull();
});
