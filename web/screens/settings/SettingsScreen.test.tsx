import { cleanup, screen, within } from '@testing-library/react';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import settingsQuery from '../../relay/__generated__/SettingsScreenQuery.graphql.ts';
import { createScreens } from '../../app/portalScreens.ts';
import { renderPage } from '../../testing/renderPage.tsx';
// Loaded here, so that loading it does not count towards a test's time limit.
import './SettingsScreen.tsx';

async function show(accessTokens: object[] | null, regions: readonly string[] = []): Promise<void> {
  const environment = createMockEnvironment();
  environment.mock.queuePendingOperation(settingsQuery, {});
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Viewer: () => ({ accessTokens, webhooks: null, whatsApp: { recipient: null, pending: null, removed: null } }),
      ProfileEmailSettings: () => ({ values: [] }),
      AccountSubscription: () => ({ status: 'PAID', tariff: 'AGK_M', productName: 'BUSINESS' }),
      AccountLimits: () => ({ locations: 3, industries: null, languages: 5, geofocuses: 5 }),
      ServiceLimits: () => ({ parents: 7 }),
      Profile: () => ({
        offices: [{}, {}],
        services: [
          { id: 'seo', parentId: null },
          { id: 'audit', parentId: 'seo' },
        ],
        industries: [{ id: 'retail' }],
        languages: [{ id: 'en' }, { id: 'de' }, { id: 'fr' }],
        regions: regions.map((id) => ({ id })),
      }),
      User: () => ({ roles: ['OWNER'] }),
    }),
  );
  const routes = (shown: typeof environment, i18n: Parameters<typeof createScreens>[1]) => [
    { children: createScreens(shown, i18n) },
  ];
  await renderPage(routes, { path: '/profile/settings', environment });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
}

it('offers to create the first access token', async () => {
  await show([]);
  expect(screen.getByRole('heading', { name: 'Access tokens' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Create token' })).toBeDefined();
});

it('lists each access token with what it may do, and says when it ends soon or has ended (EXT-24)', async () => {
  const DAY = 24 * 60 * 60 * 1_000;
  const inDays = (days: number) => new Date(Date.now() + days * DAY + DAY / 2).toISOString();
  const token = (name: string, expiresAt: string, lastUsedAt: string | null) => ({
    id: name,
    name,
    prefix: 'apt_1',
    scopes: ['LEADS_READ', 'MESSAGES_WRITE'],
    createdAt: '2026-01-05T12:00:00Z',
    expiresAt,
    lastUsedAt,
  });
  await show([
    token('Nightly report', inDays(80), null),
    token('CRM sync', inDays(7), inDays(-2)),
    token('Old import', inDays(-4), inDays(-9)),
  ]);
  const table = within(screen.getByRole('table', { name: 'Access tokens' }));
  const columns = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns).toEqual(['Name', 'Permissions', 'Expires', 'Last used', 'Actions']);
  const row = (name: RegExp) => within(table.getByRole('row', { name }));
  expect(row(/Nightly report/).getByText('Leads and deals: Read')).toBeDefined();
  expect(row(/Nightly report/).getByText('Messages: Read and write')).toBeDefined();
  expect(row(/Nightly report/).getByRole('cell', { name: 'Never' })).toBeDefined();
  expect(row(/Nightly report/).queryByText(/^(Expired|.* left)$/)).toBeNull();
  expect(row(/CRM sync/).getByText('8 days left')).toBeDefined();
  expect(row(/Old import/).getByText('Expired')).toBeDefined();
  expect(row(/Old import/).getByRole('button', { name: 'Revoke Old import' })).toBeDefined();
});

it('leaves out access tokens if the upstream has no such calls', async () => {
  await show(null);
  expect(screen.queryByRole('heading', { name: 'Access tokens' })).toBeNull();
});

it('shows the plan with how much of each limit is used, and links to every section (ENT-28, ENT-57)', async () => {
  await show([]);
  expect(screen.getByRole('heading', { name: 'Agency Growth Kit Scale' })).toBeDefined();
  const used = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(used.slice(0, 5)).toEqual(['2 of 3', '1 of 7', '1 · Unlimited', '3 of 5', '0 of 5']);
  const links = within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');
  const places = links.map((link) => link.getAttribute('href')?.split('#')[1] ?? '');
  expect(places).toEqual(['plan', 'notifications', 'tokens', 'preferences']);
  for (const place of places) expect(document.getElementById(place)).not.toBeNull();
});

it('names the plan with more of what is full', async () => {
  await show([]);
  expect(screen.queryByText(/ with Agency Growth Kit/)).toBeNull();
  cleanup();
  await show([], ['berlin', 'paris', 'rome', 'oslo', 'bern']);
  expect(screen.getByText('Regions: 7 with Agency Growth Kit Advanced')).toBeDefined();
});
