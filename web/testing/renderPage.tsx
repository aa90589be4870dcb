import { act, render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { i18n } from 'i18next';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import type { MockEnvironment } from 'relay-test-utils';
import { Analytics } from '../app/page/analytics.ts';
import type { AnalyticsSink } from '../app/page/analytics.ts';
import { PageContext } from '../app/page/page.ts';
import type { Page } from '../app/page/page.ts';
import { Session } from '../app/page/session.ts';
import type { ShellSettings } from '../app/page/shellSettings.ts';
import { Shortcuts } from '../app/page/shortcuts.ts';
import type { Locale } from '../../domain/locales.ts';
import { bundledI18n } from '../i18n/bundledI18n.ts';
import { Freshness } from '../relay/freshness.ts';
import { ServiceHealthContext } from '../relay/serviceHealthContext.ts';
import { ServiceHealth } from '../relay/serviceHealth.ts';
import { LiveConnection } from '../relay/subscribe.ts';
import { NoticeProvider, NoticeRegion } from '../ui/notices/Notices.tsx';
import { NoticeStore } from '../ui/notices/noticeStore.ts';

const TEST_SETTINGS: ShellSettings = {
  demoAccounts: null,
  demoPassword: null,
  knownVisitor: true,
  viewerId: null,
  subscribeUrl: 'https://shop.example/subscribe',
  hubspotUrl: 'https://hubspot.example/oauth?client_id=1',
  briefsUrl: 'https://briefs.example/briefs?from=portal',
  contactEmail: 'partners@demo.example',
  analytics: 'off',
};

export interface RenderedPage extends RenderResult {
  environment: MockEnvironment;
  page: Page;
  notices: NoticeStore;
  /** Path and query of the current page. */
  address: () => string;
  /** Opens another page, as the command palette does. */
  goTo: (address: string) => Promise<void>;
  /** Presses the browser's Back button. */
  goBack: () => Promise<void>;
}

/**
 * Renders routes (with loaders) or one element with texts, a mock environment and notices. Routes are created from
 * environment and texts, like createRouteObjects does.
 */
export async function renderPage(
  content: React.ReactNode | ((environment: MockEnvironment, i18n: i18n) => RouteObject[]),
  options: {
    /** With the history entry's state, as after a reload. */
    path?: string | { pathname: string; search?: string; state: unknown };
    locale?: Locale;
    settings?: Partial<ShellSettings>;
    basePath?: string;
    analyticsSink?: AnalyticsSink;
    environment?: MockEnvironment;
    i18n?: i18n;
  } = {},
): Promise<RenderedPage> {
  const environment = options.environment ?? createMockEnvironment();
  const i18n = options.i18n ?? bundledI18n(options.locale ?? 'en');
  const stored = new Map<string, string>();
  const session = new Session(() => true, options.settings?.viewerId ?? null);
  const page: Page = {
    basePath: options.basePath ?? '',
    settings: { ...TEST_SETTINGS, ...options.settings },
    session,
    freshness: new Freshness(),
    live: new LiveConnection(() => 'ws://gateway.invalid/graphql', session),
    analytics: new Analytics(options.analyticsSink ?? null),
    shortcuts: new Shortcuts({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    }),
  };
  const health = new ServiceHealth('/readyz', () => Promise.resolve(Response.json({ status: 'ready' })));
  const notices = new NoticeStore();
  const children = typeof content === 'function' ? content(environment, i18n) : [{ path: '*', element: content }];
  const router = createMemoryRouter([{ element: <Frame />, HydrateFallback: () => null, children }], {
    initialEntries: [options.path ?? '/'],
  });
  const view = (
    <I18nextProvider i18n={i18n}>
      <RelayEnvironmentProvider environment={environment}>
        <PageContext value={page}>
          <ServiceHealthContext value={health}>
            <NoticeProvider store={notices}>
              <Suspense fallback="suspended">
                <RouterProvider router={router} useTransitions />
              </Suspense>
            </NoticeProvider>
          </ServiceHealthContext>
        </PageContext>
      </RelayEnvironmentProvider>
    </I18nextProvider>
  );
  let result: RenderResult | undefined;
  await act(async () => {
    result = render(view);
    await Promise.resolve();
  });
  if (!result) throw new Error('Nothing was rendered');
  const address = () => router.state.location.pathname + router.state.location.search;
  const goTo = (next: string) => act(() => router.navigate(next));
  const goBack = () => act(() => router.navigate(-1));
  return { ...result, environment, page, notices, address, goTo, goBack };
}

/** Notices are inside the router because they may contain links. */
function Frame() {
  return (
    <>
      <Outlet />
      <NoticeRegion />
    </>
  );
}
