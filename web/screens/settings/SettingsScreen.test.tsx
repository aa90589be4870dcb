import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { isUuid } from '../../../domain/uuid.ts';
import settingsQuery from '../../relay/__generated__/SettingsScreenQuery.graphql.ts';
import { createScreens } from '../../app/portalScreens.ts';
import { renderPage } from '../../testing/renderPage.tsx';
// Loaded here, so that loading it does not count towards a test's time limit.
import './SettingsScreen.tsx';
import './CreateTokenDialog.tsx';

async function show(tokens: object[] | 'unreadable' | null, regions: readonly string[] = []) {
  const environment = createMockEnvironment();
  environment.mock.queuePendingOperation(settingsQuery, {});
  const accessTokens = tokens === 'unreadable' ? null : tokens;
  const errors = [{ message: 'down', path: ['viewer', 'accessTokens'], extensions: { code: 'UPSTREAM_ERROR' } }];
  environment.mock.queueOperationResolver((operation) => {
    const payload = MockPayloadGenerator.generate(operation, {
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
    });
    return tokens === 'unreadable' ? { ...payload, errors } : payload;
  });
  const routes = (shown: typeof environment, i18n: Parameters<typeof createScreens>[1]) => [
    { children: createScreens(shown, i18n) },
  ];
  await renderPage(routes, { path: '/profile/settings', environment });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  return environment;
}

it('offers to create the first access token', async () => {
  await show([]);
  expect(screen.getByRole('heading', { level: 2, name: 'Access tokens' })).toBeDefined();
  expect(screen.getByRole('heading', { level: 3, name: 'No access tokens yet' })).toBeDefined();
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
    token('Clock is late', inDays(80), inDays(0)),
  ]);
  const table = within(screen.getByRole('table', { name: 'Access tokens' }));
  const columns = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns).toEqual(['Name', 'Permissions', 'Expires', 'Last used', 'Actions']);
  const row = (name: RegExp) => within(table.getByRole('row', { name }));
  expect(row(/Nightly report/).getByText('Leads and deals: Read')).toBeDefined();
  expect(row(/Nightly report/).getByText('Messages: Read and write')).toBeDefined();
  expect(row(/Clock is late/).getByText('now')).toBeDefined();
  expect(row(/Nightly report/).getByRole('cell', { name: 'Never' })).toBeDefined();
  expect(row(/Nightly report/).queryByText(/^(Expired|.* left)$/)).toBeNull();
  expect(row(/CRM sync/).getByText('8 days left')).toBeDefined();
  expect(row(/Old import/).getByText('Expired')).toBeDefined();
  expect(row(/Old import/).getByRole('button', { name: 'Revoke Old import' })).toBeDefined();
});

it('lists a new token without reading the list again, so that nothing can replace its secret (EXT-24)', async () => {
  const environment = await show([]);
  fireEvent.click(screen.getByRole('button', { name: 'Create token' }));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Nightly report' } });
  fireEvent.click(form.getByRole('button', { name: 'Create token' }));
  const accessToken = {
    __typename: 'AccessToken',
    id: 'new',
    name: 'Nightly report',
    prefix: 'pat_1',
    scopes: ['LEADS_READ'],
    createdAt: '2026-01-05T12:00:00Z',
    expiresAt: '2099-01-05T12:00:00Z',
    lastUsedAt: null,
  };
  const operation = await vi.waitFor(() => environment.mock.getMostRecentOperation());
  await act(async () => {
    environment.mock.resolve(operation, { data: { createAccessToken: { token: 'pat_new', accessToken, errors: [] } } });
    await Promise.resolve();
  });
  expect(within(screen.getByRole('dialog')).getByText('pat_new')).toBeDefined();
  expect(await screen.findByRole('row', { name: /Nightly report/, hidden: true })).toBeDefined();
});

it('repeats a request for a token with its key, and uses another one for other content (EXT-24)', async () => {
  const environment = await show([]);
  fireEvent.click(screen.getByRole('button', { name: 'Create token' }));
  const form = within(await screen.findByRole('dialog'));
  const failWith = async (name: string): Promise<unknown> => {
    fireEvent.change(form.getByLabelText('Name'), { target: { value: name } });
    fireEvent.click(form.getByRole('button', { name: 'Create token' }));
    const operation = await vi.waitFor(() => {
      const found = environment.mock
        .getAllOperations()
        .find(({ request }) => request.node.operation.name === 'useCreateTokenMutation');
      return found ?? expect.unreachable();
    });
    await act(async () => {
      environment.mock.reject(operation, new Error('Connection lost'));
      await Promise.resolve();
    });
    return (operation.request.variables['input'] as { idempotencyKey: unknown }).idempotencyKey;
  };
  const key = await failWith('Nightly report');
  expect(key).toSatisfy(isUuid);
  expect(await failWith('Nightly report')).toBe(key);
  expect(await failWith('Daily report')).not.toBe(key);
});

it('says in their place that the access tokens could not be read, and shows the other settings', async () => {
  // React logs the error that the boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show('unreadable');
  expect(screen.getByRole('heading', { name: 'Access tokens' })).toBeDefined();
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts).toContainEqual(expect.stringContaining('Try again'));
  expect(screen.getByRole('heading', { name: 'Agency Growth Kit Scale' })).toBeDefined();
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
