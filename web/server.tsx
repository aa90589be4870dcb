import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { loadQuery } from 'react-relay/hooks';
import { createStaticRouter, StaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { StaticHandlerContext } from 'react-router-dom';
import type { Environment, FetchFunction, GraphQLSingularResponse } from 'relay-runtime';
import { bundledI18n } from './i18n/bundledI18n.ts';
import { createEnvironment } from './relay/environment.ts';
import { asTheyStand, ReadingContext } from './relay/wholeAnswers.ts';
import { escapeJson } from './site/escape.ts';
import { headTags } from './site/headTags.ts';
import { localizedPath } from './site/localePrefix.ts';
import type { PageHead } from './site/pageHead.ts';
import { ANY_PAGE, BackContext } from './site/RememberedFrame.tsx';
import { MarkupContext } from './site/RememberedItem.tsx';
import { rememberMarkup } from './site/rememberedMarkup.ts';
import type { RenderedSite, RenderSite, SiteRequest } from './site/renderer.ts';
import { CONTENT_ID, serverBranch } from './site/serverRoutes.tsx';
import type { Site } from './site/site.ts';
import { SiteApp } from './site/SiteApp.tsx';
import type { SiteData } from './site/siteData.ts';
import { SiteFailure } from './site/SiteFailure.ts';
import { notFoundRoute, siteRoutes } from './site/siteRoutes.ts';
import type { SiteRoute } from './site/siteRoutes.ts';

// The server's half of the public site: built into dist/server, imported by the gateway at its start.

/** For pages of whole answers: nothing is ever written to it. */
const storeless = createEnvironment({
  isServer: true,
  fetch: () => {
    throw new Error('A page of whole answers asks for more');
  },
});

const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** Renders a public page from its answers; what they make fail becomes the error page. */
export const renderSite: RenderSite = (request) => {
  if (request.failure !== null) return render(request);
  try {
    return render(request);
  } catch (error) {
    request.onError(error);
    return render({ ...request, failure: 'general' });
  }
};

function render(request: SiteRequest): RenderedSite {
  const { settings, failure } = request;
  const route = [...siteRoutes, notFoundRoute].find(({ id }) => id === request.routeId) ?? notFoundRoute;
  const isWhole = request.answers.every(({ response }) => response.errors === undefined);
  const store = isWhole ? null : createEnvironment({ isServer: true, fetch: fetchFrom(request) });
  const branch = serverBranch(route);
  const context = staticContext(request, branch, failure === null ? loaded(request, route, store) : {});
  const i18n = bundledI18n(settings.locale);
  let head: PageHead | null = null;
  const collectHead = (found: PageHead): void => {
    head = found;
  };
  const site: Site = { ...settings, collectHead };
  const around = (content: ReactNode) => (
    <SiteApp site={site} i18n={i18n} environment={store ?? storeless} posted={request.posted}>
      {store ? content : <ReadingContext value={asTheyStand}>{content}</ReadingContext>}
    </SiteApp>
  );
  const { basename = '/' } = context;
  const remembered = rememberMarkup(request.answers, `${settings.locale} ${basename}`, (content) =>
    markup(
      around(
        <StaticRouter basename={basename} location={basename}>
          <BackContext value={ANY_PAGE}>{content}</BackContext>
        </StaticRouter>,
      ),
    ),
  );
  const body = markup(
    around(
      <MarkupContext value={remembered}>
        <StaticRouterProvider router={createStaticRouter([branch[0]], context)} context={context} hydrate={false} />
      </MarkupContext>,
    ),
  );
  const found = head as PageHead | null;
  if (!found) throw new Error(`The page ${route.id} has no head`);
  const productName = i18n.t(($) => $.productName);
  const data: SiteData = {
    settings,
    answers: failure === null ? (request.answers as SiteData['answers']) : [],
    failure,
    posted: request.posted,
  };
  return {
    status: failure === null ? (found.status ?? 200) : 503,
    head: headTags(found, `${found.title} · ${productName}`, productName, settings),
    body,
    data: escapeJson(data),
  };
}

/** React asks for every image in advance; the browser finds them right behind. */
const markup = (content: ReactNode): string => renderToString(content).replace(PRELOADS, '');

/** The answer of the route's query as its screen finds it. `store`: takes an answer with errors. */
function loaded(request: SiteRequest, route: SiteRoute, store: Environment | null): Record<string, unknown> {
  const [answer] = request.answers;
  if (answer && !store) return { [route.id]: answer.response.data };
  const variables = route.plan?.variables(request.params, new URLSearchParams(request.search));
  if (!route.plan || !variables) return {};
  if (!answer || !store) throw new Error(`The page ${route.id} has no answer`);
  // The answer is there, so the store is filled when this returns.
  return { [route.id]: loadQuery(store, route.plan.parameters, variables, { fetchPolicy: 'store-and-network' }) };
}

const fetchFrom =
  ({ answers }: SiteRequest): FetchFunction =>
  ({ id }) => {
    const answer = answers.find((candidate) => candidate.id === id);
    if (!answer) throw new Error('The page asks for more than its route');
    return answer.response as GraphQLSingularResponse;
  };

/** What the router would have worked out: the gateway has matched and loaded already. */
function staticContext(
  request: SiteRequest,
  branch: ReturnType<typeof serverBranch>,
  data: Record<string, unknown>,
): StaticHandlerContext {
  const { settings, params, pathname, search, failure } = request;
  const basename = localizedPath(settings.basePath, settings.prefix, '/').replace(/\/$/, '') || '/';
  const matches = branch.map((matched, depth) => ({
    params,
    pathname: depth === 2 ? pathname : '/',
    pathnameBase: depth === 2 ? pathname : '/',
    route: matched,
  }));
  return {
    basename,
    location: {
      pathname: basename === '/' ? pathname : basename + pathname,
      search,
      hash: '',
      state: null,
      key: 'default',
      mask: undefined,
    },
    matches,
    loaderData: data,
    actionData: null,
    errors: failure === null ? null : { [CONTENT_ID]: new SiteFailure(failure) },
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  };
}
