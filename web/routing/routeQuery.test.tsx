import { act, screen } from '@testing-library/react';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import shellQuery from '../relay/__generated__/AppShellQuery.graphql.ts';
import AppShellQuery from '../relay/__generated__/AppShellQuery$parameters.ts';
import { renderPage } from '../testing/renderPage.tsx';
import { preloadQuery, useRouteQuery } from './routeQuery.ts';

function Page() {
  return useRouteQuery<{ response: { viewer: unknown }; variables: object }>(shellQuery).viewer ? 'the page' : 'nobody';
}

function answer(environment: ReturnType<typeof createMockEnvironment>) {
  return act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => MockPayloadGenerator.generate(operation)),
  );
}

it('shows a page whose query was answered after minutes, because the user first had to sign in again (ERR-22)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const environment = createMockEnvironment();
  const loader = () => preloadQuery(environment, AppShellQuery, {});
  await renderPage(() => [{ loader, Component: Page, path: '*' }], { environment });
  expect(screen.queryByText('the page')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(180_000));
  await answer(environment);
  expect(screen.getByText('the page')).toBeTruthy();
});

it('keeps the query of a page that was shown from the store before the answer came', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const environment = createMockEnvironment();
  const first = preloadQuery(environment, AppShellQuery, {});
  await answer(environment);
  const shown = preloadQuery(environment, AppShellQuery, {});
  await renderPage(() => [{ loader: () => shown, Component: Page, path: '*' }], { environment });
  expect(screen.getByText('the page')).toBeTruthy();
  await answer(environment);
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect([first.isDisposed, shown.isDisposed]).toEqual([true, false]);
});

it('releases a query whose page was left before it was shown', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const environment = createMockEnvironment();
  const reference = preloadQuery(environment, AppShellQuery, {});
  await answer(environment);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(reference.isDisposed).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reference.isDisposed).toBe(true);
});
