import { fireEvent, screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { ErrorScreen } from '../app/content/ErrorScreen.tsx';
import { createScreens } from '../app/portalScreens.ts';
import { bundledI18n } from '../i18n/bundledI18n.ts';
import { createI18n } from '../i18n/i18n.ts';
import { loadTexts } from '../i18n/loadTexts.ts';
import { createEnvironment } from '../relay/environment.ts';
import { SiteContext } from '../site/site.ts';
import { siteRouteObjects } from '../site/siteRouteObjects.tsx';
import { renderPage } from '../testing/renderPage.tsx';
import { testSite } from '../testing/testSite.ts';
import { pageLoader } from './pageLoader.ts';
import { routeById } from './routes.ts';
// Imported here because their routes load them lazily.
import '../screens/session/LoginScreen.tsx';
import '../screens/public/taxes/TaxesScreen.tsx';

/** Texts whose chunks load one by one; those of `lost` fail while it is set. */
async function chunkedTexts(...shown: Parameters<typeof loadTexts>[1]) {
  const asked: string[] = [];
  const chunks: { lost: string | null } = { lost: null };
  const i18n = createI18n('en', (locale, namespace) => {
    asked.push(namespace);
    return chunks.lost === namespace
      ? Promise.reject(new Error('offline'))
      : Promise.resolve(bundledI18n(locale as 'en').getResourceBundle(locale, namespace) as Record<string, string>);
  });
  await loadTexts(i18n, shown);
  return { i18n, asked, chunks };
}

it("shows the error panel when a portal page's texts fail to load, and the page after a retry (RTE-19)", async () => {
  vi.spyOn(globalThis.console, 'error').mockReturnValue();
  const { i18n, asked, chunks } = await chunkedTexts('common', 'shell');
  chunks.lost = 'session';
  const routes = [{ errorElement: <ErrorScreen />, children: createScreens(createMockEnvironment(), i18n, 'bare') }];
  await renderPage(() => routes, { path: '/login', i18n });
  await screen.findByRole('heading', { name: "We couldn't load this" });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(asked.filter((name) => name === 'session')).toHaveLength(2));
  // While a retry is running, the button does nothing.
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-busy')).toBeNull(),
  );
  expect(screen.getByRole('heading', { name: "We couldn't load this" })).toBeTruthy();
  chunks.lost = null;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
});

it('opens a public page again whose texts fail to load, because a release may have renamed them (RTE-19)', async () => {
  vi.spyOn(globalThis.console, 'error').mockReturnValue();
  const { i18n, chunks } = await chunkedTexts('common', 'site');
  chunks.lost = 'taxes';
  const site = (
    <SiteContext value={testSite()}>
      <Outlet />
    </SiteContext>
  );
  await renderPage(
    (environment) => [{ element: site, children: siteRouteObjects((route) => pageLoader(environment, i18n, route)) }],
    { path: '/kb/taxes', i18n },
  );
  await screen.findByRole('heading', { name: "We couldn't load this" });
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Try again' });
  // True if the page has not prevented that the browser follows the link.
  expect([fireEvent.click(link), new URL(link.href).pathname]).toEqual([true, '/kb/taxes']);
});

it('starts the query at once and is ready when the texts have loaded', async () => {
  const queries: string[] = [];
  const environment = createEnvironment({
    fetch({ name }) {
      queries.push(name);
      return new Promise(() => undefined);
    },
  });
  const { i18n } = await chunkedTexts('common', 'shell');
  const load = pageLoader(environment, i18n, routeById('leads'));
  const request = new Request('https://portal.example/profile/leads');
  const page = load({ request, url: new URL(request.url), params: {}, pattern: '/profile/leads', context: {} });
  expect(queries).toEqual(['LeadsScreenQuery']);
  expect(i18n.hasResourceBundle('en', 'leads')).toBe(false);
  expect(await page).toMatchObject({ name: 'LeadsScreenQuery' });
  expect(i18n.hasResourceBundle('en', 'leads')).toBe(true);
});
