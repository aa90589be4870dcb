import { act, screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { NetworkError } from '../relay/errors.ts';
import { renderPage } from '../testing/renderPage.tsx';
import { testSite } from '../testing/testSite.ts';
import { SiteContext } from './site.ts';
import { SiteError } from './SiteError.tsx';

it('loads a page that failed again by itself (EXT-04)', async () => {
  vi.spyOn(globalThis.console, 'error').mockReturnValue();
  vi.useFakeTimers();
  let calls = 0;
  const loader = () => {
    calls += 1;
    if (calls < 3) throw new NetworkError();
    return null;
  };
  const site = (
    <SiteContext value={testSite()}>
      <Outlet />
    </SiteContext>
  );
  const pages = [{ path: '/agencies', loader, element: <h1>Agencies</h1> }];
  await renderPage(() => [{ element: site, children: [{ errorElement: <SiteError />, children: pages }] }], {
    path: '/agencies',
  });
  expect(screen.getByRole('heading').textContent).toBe('No connection');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect([calls, screen.queryByRole('heading', { name: 'Agencies' })]).toEqual([2, null]);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.getByRole('heading', { name: 'Agencies' })).toBeTruthy();
});
