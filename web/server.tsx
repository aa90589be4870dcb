import { renderToString } from 'react-dom/server';
import { loadQuery } from 'react-relay/hooks';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { LoaderFunction, StaticHandler, StaticHandlerContext } from 'react-router-dom';
import { fetchQuery, PreloadableQueryRegistry } from 'relay-runtime';
import type { GraphQLSingularResponse, IEnvironment } from 'relay-runtime';
import { bundledI18n } from './i18n/bundledI18n.ts';
import { createEnvironment } from './relay/environment.ts';
import { GatewayError } from './relay/errors.ts';
import { publicRoutes } from './routing/publicRoutes.ts';
import type { Route } from './routing/route.ts';
import { escapeJson } from './site/escape.ts';
import { headTags } from './site/headTags.ts';
import { localizedPath } from './site/localePrefix.ts';
import type { PageHead } from './site/pageHead.ts';
import type { RenderedSite, RenderSite, SiteRequest, SiteResponse } from './site/renderer.ts';
import { SiteApp } from './site/SiteApp.tsx';
import type { SiteData } from './site/siteData.ts';
import { CONTENT_ID, loadPublicScreen, siteRouteObjects } from './site/siteRouteObjects.tsx';

// The server half of the public site: built into dist/server and imported by the gateway at startup.

/** Shared by the loaders of one request. */
interface PageContext {
  readonly environment: IEnvironment;
}

/** Loaded at startup, so rendering waits only for data. */
const screens = await Promise.all(
  publicRoutes.map(async (route) => [route.id, await loadPublicScreen(route)] as const),
);
const routes = siteRouteObjects(loaderOf, Object.fromEntries(screens));
/** By the router's basename, which is the base path with or without a language. */
const handlers = new Map<string, StaticHandler>();

/** Renders a public page, or the error page on failure. */
export const renderSite: RenderSite = async (request) => {
  const { settings, pathname, search } = request;
  let answer: SiteResponse['data'] = null;
  let failures: SiteResponse['errors'];
  const environment = createEnvironment({
    isServer: true,
    async fetch({ id }, variables) {
      const response = await request.execute({ id: id ?? '', variables });
      failures = response.errors;
      if (!response.data) throw toGatewayError(failures);
      answer = response.data;
      return response as GraphQLSingularResponse;
    },
  });
  const handler = handlerOf(localizedPath(settings.basePath, settings.prefix, '/'));
  const url = settings.origin + localizedPath(settings.basePath, settings.prefix, pathname + search);
  const context = await handler.query(new Request(url), { requestContext: { environment } satisfies PageContext });
  if (context instanceof Response) throw new Error('A public page is no redirect');
  // Relay's error of a field lacks the code, without which the browser would show another reason than the server.
  if (context.errors && !(context.errors[CONTENT_ID] instanceof GatewayError)) {
    context.errors = { [CONTENT_ID]: toGatewayError(failures) };
  }
  try {
    return render(request, environment, handler, context, answer);
  } catch (error) {
    request.onError(error);
    // A fragment whose field failed throws only here, unlike the query itself.
    const errors = { [CONTENT_ID]: toGatewayError(failures) };
    return render(request, environment, handler, { ...context, errors }, null);
  }
};

/**
 * Waits for the query's response, then starts the query for the screen, which finds the data in the store. All texts
 * are already loaded.
 */
function loaderOf({ query: plan }: Route): LoaderFunction<PageContext> {
  return async ({ params, request, context: { environment } }) => {
    const variables = plan?.variables(params, new URL(request.url).searchParams);
    // Registered when its screen was loaded.
    const query = PreloadableQueryRegistry.get(plan?.parameters.params.id ?? '');
    if (!plan || !variables || !query) return null;
    await fetchQuery(environment, query, variables).toPromise();
    return loadQuery(environment, plan.parameters, variables, { fetchPolicy: 'store-only' });
  };
}

function render(
  { settings, posted }: SiteRequest,
  environment: IEnvironment,
  handler: StaticHandler,
  context: StaticHandlerContext,
  answer: SiteData['answer'],
): RenderedSite {
  const i18n = bundledI18n(settings.locale);
  const heads: PageHead[] = [];
  const body = renderToString(
    <SiteApp
      site={{ ...settings, collectHead: (head) => heads.push(head) }}
      i18n={i18n}
      environment={environment}
      posted={posted}
    >
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </SiteApp>,
  );
  const head = heads.at(-1);
  // React would leave a failed part of the page to the browser, where it would fail again.
  if (!head || body.includes('<!--$!-->')) throw new Error('The page could not be rendered');
  const productName = i18n.t(($) => $.productName);
  const error: unknown = context.errors?.[CONTENT_ID];
  const failure = error instanceof GatewayError ? error.code : null;
  const data: SiteData = { settings, answer, failure, posted };
  return {
    status: head.status ?? (failure === null ? 200 : 503),
    head: headTags(head, `${head.title} · ${productName}`, productName, settings),
    body,
    data: escapeJson(data),
  };
}

function handlerOf(basename: string): StaticHandler {
  let handler = handlers.get(basename);
  if (!handler) {
    handler = createStaticHandler(routes, { basename });
    handlers.set(basename, handler);
  }
  return handler;
}

/** BAD_USER_INPUT only if there is no other error. */
function toGatewayError(errors: SiteResponse['errors'] = []): GatewayError {
  const codes = errors.map(({ extensions }) => (typeof extensions?.code === 'string' ? extensions.code : 'INTERNAL'));
  return new GatewayError(codes.find((code) => code !== 'BAD_USER_INPUT') ?? codes[0] ?? 'INTERNAL', null);
}
