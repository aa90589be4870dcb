import './ui/layers.css';
import './ui/reset.css';
import './ui/typeface.css';
import './ui/tokens.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { RootOptions } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { createOperationDescriptor, PreloadableQueryRegistry } from 'relay-runtime';
import { reloadRestored } from './app/page/restoredPage.ts';
import { showFocusInStrips } from './app/page/showFocusInStrips.ts';
import { followTheme } from './app/preferences/theme.ts';
import { createI18n } from './i18n/i18n.ts';
import { loadTexts } from './i18n/loadTexts.ts';
import { createEnvironment } from './relay/environment.ts';
import { GatewayError } from './relay/errors.ts';
import { createFetch } from './relay/fetchGraphQL.ts';
import { publicRoutes } from './routing/publicRoutes.ts';
import { isReadablePath } from './routing/route.ts';
import { pageLoader } from './routing/pageLoader.ts';
import { preloadQuery } from './routing/routeQuery.ts';
import { hideBrokenPictures } from './site/hideBrokenPictures.ts';
import { localizedPath } from './site/localePrefix.ts';
import { SiteApp } from './site/SiteApp.tsx';
import { readSiteData } from './site/siteData.ts';
import type { SiteData } from './site/siteData.ts';
import { CONTENT_ID, loadPublicScreen, siteRouteObjects } from './site/siteRouteObjects.tsx';

// The browser half of the public site: hydrates the server-rendered page.

/** Data written by the server. Pages at unparsable addresses are not hydrated. */
const data = isReadablePath(window.location.pathname) ? readSiteData(document) : null;
const root = document.getElementById('root');
if (data && root) await start(data, root);

async function start({ settings, answer, failure, posted }: SiteData, root: HTMLElement): Promise<void> {
  const { basePath, prefix, locale, isSignedIn } = settings;
  reloadRestored(isSignedIn, () => window.location.reload());
  followTheme();
  showFocusInStrips();
  hideBrokenPictures();
  const basename = localizedPath(basePath, prefix, '/');
  const environment = createEnvironment({
    fetch: createFetch({
      endpoint: `${basePath}/graphql`,
      language: () => locale,
      session: { isLost: () => false, renew: () => Promise.resolve(false) },
    }),
  });
  const { pathname, search } = window.location;
  const rows = publicRoutes.map((row) => ({ path: row.path, caseSensitive: true, handle: row }));
  const match = matchRoutes(rows, { pathname }, basename)?.at(-1);
  if (!match) throw new Error('No public page is at this address');
  const { handle: route } = match.route;
  const i18n = createI18n(locale);
  // Loaded before hydration, so that the first view never suspends.
  const [Component] = await Promise.all([loadPublicScreen(route), loadTexts(i18n, route.namespaces)]);
  const variables = route.query?.variables(match.params, new URLSearchParams(search));
  let loaded: unknown = null;
  if (route.query && variables && failure === null) {
    const { parameters } = route.query;
    const query = PreloadableQueryRegistry.get(parameters.params.id ?? '');
    if (query && answer) environment.commitPayload(createOperationDescriptor(query, variables), answer);
    loaded = preloadQuery(environment, parameters, variables, 'store-or-network');
  }
  const router = createBrowserRouter(
    siteRouteObjects((row) => pageLoader(environment, i18n, row), { [route.id]: Component }),
    {
      basename,
      hydrationData: {
        loaderData: { [route.id]: loaded },
        errors: failure === null ? null : { [CONTENT_ID]: new GatewayError(failure, null) },
      },
    },
  );
  const app = (
    <StrictMode>
      <SiteApp site={{ ...settings, collectHead: null }} i18n={i18n} environment={environment} posted={posted}>
        <RouterProvider router={router} useTransitions />
      </SiteApp>
    </StrictMode>
  );
  // A mismatch with the server's markup is a defect, so report it.
  const options: RootOptions = { onRecoverableError: (error) => globalThis.console.error(error) };
  if (!root.firstElementChild) createRoot(root, options).render(app);
  // Hydrates in slices, so that the page stays responsive.
  else startTransition(() => void hydrateRoot(root, app, options));
}
