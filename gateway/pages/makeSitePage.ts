import { languageTag } from '../../domain/locales.ts';
import type { RouteQuery } from '../../web/routing/route.ts';
import type { RouteMatch } from '../../web/routing/routes.ts';
import { escapeJson } from '../../web/site/escape.ts';
import type { RenderedSite, RenderSite, SiteRequest, SiteResponse } from '../../web/site/renderer.ts';
import type { Context } from '../context.ts';
import { errorFields } from '../telemetry/log.ts';
import { textKeys } from './pageParts.ts';
import type { PageAddress, PageParts } from './pageParts.ts';
import { Page } from './sendPage.ts';
import { renderSiteDocument } from './shell.ts';
import { answerSite } from './siteAnswers.ts';

/** How long a public page waits for its data, in ms; then it shows an error with a retry. */
const DEADLINE_MS = 6_000;

export interface SiteParts extends PageParts {
  /** Null if it has not been built; then only the browser renders the page. */
  readonly renderSite: RenderSite | null;
}

/** The page to render and its reader. */
export interface SitePageRequest {
  readonly address: PageAddress;
  readonly match: RouteMatch;
  readonly settings: SiteRequest['settings'];
  /** The result of a posted form, with the status of the page that shows it. */
  readonly outcome: { readonly posted: unknown; readonly status: number } | null;
}

export type MakeSitePage = (context: Context, request: SitePageRequest) => Promise<Page>;

/** Renders public pages, running their queries, and wraps them in a document. */
export function createMakeSitePage(parts: SiteParts): MakeSitePage {
  const execute = async (query: RouteQuery, context: Context): Promise<SiteResponse> => {
    const started = performance.now();
    const response = await answerSite({ ...parts, deadline: DEADLINE_MS }, query, context);
    parts.metrics.operation('page', 'query', response.data ? 'ok' : 'error', (performance.now() - started) / 1000);
    return response;
  };

  return async (context, { address, match: { route }, settings, outcome }) => {
    let isWhole = true;
    const rendered = await (parts.renderSite ?? unrendered)({
      pathname: address.pathname,
      search: address.search,
      settings,
      async execute(query) {
        const response = await execute(query, context);
        if (response.data && response.errors) isWhole = false;
        return response;
      },
      posted: outcome?.posted ?? null,
      onError: (error) => context.log.warn({ page: route.id, ...errorFields(error) }, 'a page could not be rendered'),
    });
    const keys = [`screens/${route.screen}.tsx`, ...textKeys(settings.locale, route.namespaces)];
    const { basePath } = settings;
    const files = parts.manifest?.filesFor('site.tsx', keys) ?? null;
    const lang = languageTag(settings.locale);
    const html = renderSiteDocument({ basePath, lang, theme: settings.theme, files, ...rendered });
    const status = rendered.status === 200 ? (outcome?.status ?? route.status ?? 200) : rendered.status;
    const styles = (files?.styles ?? []).map((file) => `${basePath}/${file}`);
    return new Page(status, html, { styles, isWhole: isWhole && !context.rest.hasFailedRead });
  };
}

/** Only the page's settings: the browser loads the data and renders. */
function unrendered({ settings, posted }: SiteRequest): RenderedSite {
  return {
    status: 200,
    head: '<title>Agency portal</title>',
    body: '',
    data: escapeJson({ settings, answer: null, failure: null, posted }),
  };
}
