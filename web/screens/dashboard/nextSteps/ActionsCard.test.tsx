import { screen, within } from '@testing-library/react';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import parameters from '../../../relay/__generated__/DashboardScreenQuery$parameters.ts';
import query from '../../../relay/__generated__/DashboardScreenQuery.graphql.ts';
import { queryLoader } from '../../../routing/queryLoader.ts';
import { plan } from '../../../routing/route.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
// Loaded here, so that no test's time is spent on it.
import '../DashboardFigures.tsx';
import { DashboardScreen } from '../DashboardScreen.tsx';

const PLACES = [
  ['REACT_TO_LEADS', '/profile/leads?status=pending'],
  ['SETUP_PROJECT', '/profile?scrollTo=website'],
  ['SETUP_SITE_AUDIT', '/profile?scrollTo=website'],
  ['PASS_TOOLKIT_EXAM', '/academy/exams'],
  ['PASS_AGENCIES_EXAM', '/academy/exams'],
  ['ADD_SUCCESS_STORIES', '/profile/page-optimization?stories=1'],
  ['UPDATE_DESCRIPTION', '/profile?edit=description'],
  ['ADD_SERVICES', '/profile?edit=services'],
  ['ADD_INDUSTRIES', '/profile?edit=industries'],
  ['REQUEST_REVIEWS', '/profile/dashboard?reviewableLeads=1'],
] as const;

it('every next step leads to the place where it is done (STA-54)', async () => {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Viewer: () => ({ onboarding: null }),
      Dashboard: () => ({ actions: PLACES.map(([name]) => ({ name, priority: 'HIGH' })), leads: [], ranges: [] }),
      AccountCounters: () => ({ activeLeads: 0 }),
      Messenger: () => ({ unreadMessages: 0 }),
      AccountLimits: () => null,
      AccountSubscription: () => ({ status: 'PAID', tariff: 'AGK_S', productName: 'FREE' }),
      User: () => ({ roles: ['OWNER'], getStarted: true, agencyStatus: 'PUBLISHED', moderationStatus: 'APPROVED' }),
    }),
  );
  environment.mock.queuePendingOperation(query, {});
  const loader = queryLoader(
    environment,
    plan(parameters, () => ({})),
  );
  await renderPage(() => [{ path: '/profile/dashboard', loader, Component: DashboardScreen }], {
    environment,
    path: '/profile/dashboard',
  });
  const card = (await screen.findByRole('heading', { name: 'Recommended next steps' })).closest('section');
  if (!card) throw new Error('There is no card of next steps.');
  const links = within(card)
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('link').getAttribute('href'));
  expect(links).toEqual(PLACES.map(([, place]) => place));
});
