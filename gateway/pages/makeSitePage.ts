import { languageTag } from '../../domain/locales.ts';
import type { RouteMatch } from '../../web/app/routing/routes.ts';
import { escapeJson } from '../../web/site/escape.ts';
import type { RenderSite, SiteRequest } from '../../web/site/renderer.ts';
import { notFoundRoute } from '../../web/site/siteRoutes.ts';
import type { Context } from '../context.ts';
import { textKeys } from './pageParts.ts';
import type { PageAddress, PageParts } from './pageParts.ts';
import { Page } from './sendPage.ts';
import { renderSiteDocument } from './shell.ts';
import { answerSite } from './siteAnswers.ts';

/** How long a public page waits for its data, ms; then it says so and offers to try again. */
const DEADLINE_MS = 6_000;

export interface SiteParts extends PageParts {
  /** Null: not built, the page is made by the browser alone. */
  readonly renderSite: RenderSite | null;
}

/** Which page, for whom. */
export interface SitePageRequest {
  readonly address: PageAddress;
  readonly match: RouteMatch;
  readonly settings: SiteRequest['settings'];
  /** What became of a form, with the status of the page that tells of it. */
  readonly outcome: { readonly posted: unknown; readonly status: number } | null;
}

export type MakeSitePage = (context: Context, request: SitePageRequest) => Promise<Page>;

/** Makes public pages: runs the route's operations, renders, and puts the document around it. */
export function createMakeSitePage(parts: SiteParts): MakeSitePage {
  const answer = async (context: Context, { route, params }: RouteMatch, search: string) => {
    const started = performance.now();
    const queries = route.queries(params, new URLSearchParams(search));
    const answered = await answerSite({ ...parts, deadline: DEADLINE_MS }, queries, context);
    const outcome = answered.failure === null ? 'ok' : 'error';
    parts.metrics.operation('page', 'query', outcome, (performance.now() - started) / 1000);
    return answered;
  };

  return async (context, { address, match, settings, outcome }) => {
    const { answers, failure, isBadInput } = await answer(context, match, address.search);
    const { route, params } = isBadInput ? { route: notFoundRoute, params: {} } : match;
    const rendered = (parts.renderSite ?? unrendered)({
      routeId: route.id,
      params,
      pathname: address.pathname,
      search: address.search,
      settings,
      answers,
      failure,
      posted: outcome?.posted ?? null,
      onError: (error) =>
        context.log.warn(
          { page: route.id, error: error instanceof Error ? error.name : typeof error },
          'a page could not be rendered',
        ),
    });
    const keys = [
      ...(route.screen === undefined ? [] : [route.screen]),
      ...textKeys(settings.locale, route.namespaces),
    ];
    const { basePath } = settings;
    const files = parts.manifest?.filesFor('site.tsx', keys) ?? null;
    const lang = languageTag(settings.locale);
    const html = renderSiteDocument({ basePath, lang, theme: settings.theme, files, ...rendered });
    const status = rendered.status === 200 ? (outcome?.status ?? 200) : rendered.status;
    return new Page(
      status,
      html,
      (files?.styles ?? []).map((file) => `${basePath}/${file}`),
    );
  };
}

/** The page's data without its markup: the browser renders it. */
const unrendered: RenderSite = ({ routeId, settings, answers, failure, posted }) => ({
  status: failure !== null ? 503 : routeId === notFoundRoute.id ? 404 : 200,
  head: '<title>Agency portal</title>',
  body: '',
  data: escapeJson({ settings, answers, failure, posted }),
});
