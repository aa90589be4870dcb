import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { IEnvironment } from 'relay-runtime';
import type { RouteObject } from 'react-router-dom';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { expect, it } from 'vitest';
import appShellQuery from '../../relay/__generated__/AppShellQuery.graphql.ts';
import { shellQuery } from '../../routing/portalRoutes.ts';
import { queryLoader } from '../../routing/queryLoader.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { AppShell } from '../shell/AppShell.tsx';
import { usePageTitle, usePaneTitle } from './pageTitle.tsx';

function Pane() {
  usePaneTitle('Ada');
  return null;
}

function List() {
  const [isOpen, setOpen] = useState(true);
  usePageTitle('Leads');
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>Toggle</button>
      {isOpen && <Pane />}
    </>
  );
}

function shell(environment: IEnvironment): RouteObject[] {
  const children = [{ path: '*', Component: List }];
  return [{ loader: queryLoader(environment, shellQuery), Component: AppShell, children }];
}

it('is the title of the open pane, and that of the page again once the pane is closed (PLT-10)', async () => {
  const environment = createMockEnvironment();
  environment.mock.queuePendingOperation(appShellQuery, {});
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      AccountSubscription: () => ({ status: 'PAID', productName: 'GURU' }),
      User: () => ({ roles: ['OWNER'], getStarted: true, agencyStatus: 'PUBLISHED' }),
      AccountCounters: () => ({ activeLeads: 3 }),
      Messenger: () => ({ unreadMessages: 2 }),
    }),
  );
  await renderPage(shell, { path: '/profile/leads?lead=ada', environment });
  const toggle = await screen.findByRole('button', { name: 'Toggle' });
  const bar = screen.getByRole('banner');
  expect(document.title).toBe('(2) Ada · Agency portal');
  expect(bar.textContent).toContain('Ada');
  await userEvent.click(toggle);
  expect(document.title).toBe('(2) Leads · Agency portal');
  expect(bar.textContent).not.toContain('Ada');
  await userEvent.click(toggle);
  expect(document.title).toBe('(2) Ada · Agency portal');
});
