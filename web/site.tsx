import './ui/layers.css';
import './ui/reset.css';
import './ui/tokens.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { RootOptions } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createI18n } from './i18n/i18n.ts';
import { loadTexts } from './i18n/loadTexts.ts';
import { createEnvironment } from './relay/environment.ts';
import { EmbeddedAnswers } from './relay/embeddedAnswers.ts';
import { createFetch } from './relay/fetchGraphQL.ts';
import { isReadablePath } from './app/routing/route.ts';
import { preloadQuery } from './app/routing/routeQuery.ts';
import { localizedPath, splitLocale } from './site/localePrefix.ts';
import { SiteApp } from './site/SiteApp.tsx';
import { nextTask } from './site/nextTask.ts';
import { readSiteData } from './site/siteData.ts';
import type { SiteData } from './site/siteData.ts';
import { SiteFailure } from './site/SiteFailure.ts';
import { CONTENT_ID, createSiteRouteObjects, loadScreen } from './site/siteRouter.tsx';
import { matchSite, notFoundRoute } from './site/siteRoutes.ts';

// The browser's half of the public site: takes over what the server has rendered.

/** What the server wrote; an address that no router can read stays the page it is. */
const data = isReadablePath(window.location.pathname) ? readSiteData(document) : null;
const root = document.getElementById('root');
if (data && root) await start(data, root);

async function start(data: SiteData, root: HTMLElement): Promise<void> {
  const { settings, failure } = data;
  const { basePath, prefix, locale } = settings;

  const { pathname } = splitLocale(window.location.pathname.slice(basePath.length));
  const { route, params } = matchSite(pathname) ?? { route: notFoundRoute, params: {} };
  const i18n = createI18n(locale);
  // The texts of the first view are there before it hydrates: it never waits in Suspense.
  const [Component] = await Promise.all([loadScreen(route), loadTexts(i18n, route.namespaces)]);

  await nextTask();
  const environment = createEnvironment({
    fetch: createFetch({
      endpoint: `${basePath}/graphql`,
      // However late this runs: the page shows them already.
      answers: new EmbeddedAnswers(data.answers, () => 0),
      language: () => locale,
      session: { isLost: () => false, renew: () => Promise.resolve(false) },
    }),
  });
  const variables = route.plan?.variables(params, new URLSearchParams(window.location.search));
  const shown =
    route.plan && variables && failure === null
      ? { [route.id]: preloadQuery(environment, route.plan.parameters, variables, 'store-or-network') }
      : {};
  await nextTask();
  const router = createBrowserRouter(createSiteRouteObjects(environment, { id: route.id, Component }), {
    basename: localizedPath(basePath, prefix, '/'),
    hydrationData: {
      loaderData: shown,
      errors: failure === null ? null : { [CONTENT_ID]: new SiteFailure(failure) },
    },
  });

  await nextTask();
  const app = (
    <StrictMode>
      <SiteApp site={{ ...settings, collectHead: null }} i18n={i18n} environment={environment} posted={data.posted}>
        <RouterProvider router={router} useTransitions />
      </SiteApp>
    </StrictMode>
  );
  // Markup that differs from the server's is a defect: it must be seen.
  const options: RootOptions = { onRecoverableError: (error) => globalThis.console.error(error) };
  if (!root.firstElementChild) createRoot(root, options).render(app);
  // In slices: the page answers its reader meanwhile.
  else startTransition(() => void hydrateRoot(root, app, options));
}
