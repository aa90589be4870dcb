import { screen } from '@testing-library/react';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import settingsQuery from '../../relay/__generated__/SettingsScreenQuery.graphql.ts';
import { createScreens } from '../../app/portalScreens.ts';
import { renderPage } from '../../testing/renderPage.tsx';
// Loaded here, so that loading it does not count towards a test's time limit.
import './SettingsScreen.tsx';

async function show(accessTokens: object[] | null): Promise<void> {
  const environment = createMockEnvironment();
  environment.mock.queuePendingOperation(settingsQuery, {});
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Viewer: () => ({ accessTokens }),
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

it('leaves access tokens out where the upstream has no such calls', async () => {
  await show(null);
  expect(screen.queryByRole('heading', { name: 'Access tokens' })).toBeNull();
});
