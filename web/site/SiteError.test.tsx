import { act, fireEvent, screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { GatewayError, NetworkError } from '../relay/errors.ts';
import { renderPage } from '../testing/renderPage.tsx';
import { testSite } from '../testing/testSite.ts';
import { SiteContext } from './site.ts';
import { SiteError } from './SiteError.tsx';
import { SiteLayout } from './SiteLayout.tsx';

async function renderPublicPage(loader: () => null): Promise<void> {
  const site = (
    <SiteContext value={testSite()}>
      <Outlet />
    </SiteContext>
  );
  const pages = [{ path: '/agencies', loader, element: <h1>Agencies</h1> }];
  await renderPage(() => [{ element: site, children: [{ errorElement: <SiteError />, children: pages }] }], {
    path: '/agencies',
  });
}

it.each([
  ['No connection', new NetworkError()],
  ["We couldn't load this", new GatewayError('UPSTREAM_ERROR', null)],
  // What Relay throws for a field with an error.
  ["We couldn't load this", new Error('Relay: Unexpected response payload - check server logs for details.')],
])('loads a page that failed again by itself: %s (EXT-04)', async (title, error) => {
  vi.spyOn(globalThis.console, 'error').mockReturnValue();
  vi.useFakeTimers();
  let calls = 0;
  const loader = () => {
    calls += 1;
    if (calls < 3) throw error;
    return null;
  };
  await renderPublicPage(loader);
  expect(screen.getByRole('heading').textContent).toBe(title);
  screen.getByRole('link', { name: 'Try again' }).focus();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect([calls, screen.queryByRole('heading', { name: 'Agencies' })]).toEqual([2, null]);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Try again' }));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Agencies' }));
});

it.each([
  ['The portal was updated. Reload the page and try again.', 'PERSISTED_QUERY_NOT_FOUND', true],
  ['Something went wrong. Try again.', 'UPSTREAM_ERROR', false],
])('its link opens the page anew only if a retry cannot help: %s', async (text, code, opens) => {
  vi.spyOn(globalThis.console, 'error').mockReturnValue();
  const loader = () => {
    throw new GatewayError(code, null);
  };
  await renderPublicPage(loader);
  expect(screen.getByText(text)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Try again' });
  let isPrevented: boolean | null = null;
  document.addEventListener(
    'click',
    (event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  await act(async () => void fireEvent.click(link));
  expect(isPrevented).toBe(!opens);
});

it('takes the focus if what had it is gone', async () => {
  vi.spyOn(globalThis.console, 'error').mockReturnValue();
  const loader = ({ request }: { request: Request }) => {
    if (request.url.endsWith('?services=seo')) throw new NetworkError();
    return null;
  };
  const site = (
    <SiteContext value={testSite()}>
      <SiteLayout />
    </SiteContext>
  );
  const pages = [{ path: '/agencies', handle: 'list', loader, element: <input type="checkbox" aria-label="SEO" /> }];
  const { goTo } = await renderPage(
    () => [{ element: site, children: [{ errorElement: <SiteError />, children: pages }] }],
    { path: '/agencies' },
  );
  screen.getByRole('checkbox', { name: 'SEO' }).focus();
  await goTo('/agencies?sort=rating');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'SEO' }));
  await goTo('/agencies?services=seo');
  await screen.findByRole('heading', { name: 'No connection' });
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
