import { languageTag } from '../../domain/locales.ts';
import type { Locale } from '../../domain/locales.ts';
import type { RouteMatch } from '../../web/app/routes.ts';
import { escapeJson } from '../../web/site/escape.ts';
import { localizedPath } from '../../web/site/localePrefix.ts';
import type { RenderedSite, RenderSite, SiteRequest } from '../../web/site/renderer.ts';
import { notFoundRoute } from '../../web/site/siteRoutes.ts';
import type { Context } from '../context.ts';
import { goneSignal, textKeys } from './page-parts.ts';
import type { AnswerPage, PageAddress, PageParts } from './page-parts.ts';
import { chosenLocale, contextOf, readReader, speak } from './reader.ts';
import type { Reader } from './reader.ts';
import { sendPage } from './send-page.ts';
import { renderSiteDocument } from './shell.ts';
import { answerSite } from './site-answers.ts';

/** How long a public page waits for its data, ms; then it says so and offers to try again. */
const DEADLINE_MS = 6_000;
/** When a failed page may be asked for again, seconds. */
const RETRY_AFTER_S = 5;
/** The page is the same for everybody without cookies; a cache in front may keep it, and show it while it asks again. */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const OWN = 'private, no-cache';

export interface SiteParts extends PageParts {
  /** Null: not built, the page is made by the browser alone. */
  readonly renderSite: RenderSite | null;
}

/** The public pages, rendered here in the reader's language (PLT-09, RTE-16, RTE-19, DIR-14). */
export const createSitePage = (parts: SiteParts): AnswerPage => {
  const { config, cookies } = parts;
  const base = config.basePath;

  const answer = async (context: Context, { route, params }: RouteMatch, search: string) => {
    const started = performance.now();
    const queries = route.queries(params, new URLSearchParams(search));
    const answered = await answerSite({ ...parts, deadline: DEADLINE_MS }, queries, context);
    const outcome = answered.failure === null ? 'ok' : 'error';
    parts.metrics.operation('page', 'query', outcome, (performance.now() - started) / 1000);
    return answered;
  };

  const settingsFor = (reader: Reader, locale: Locale, prefix: Locale | null): SiteRequest['settings'] => ({
    origin: config.publicOrigin,
    basePath: base,
    locale,
    prefix,
    theme: reader.theme,
    isSignedIn: reader.session !== null,
    knownVisitor: reader.isKnown,
    subscribeUrl: config.subscribeUrl,
    contactEmail: config.contactEmail,
    academyUrl: config.academyUrl,
  });

  const documentOf = (rendered: RenderedSite, match: RouteMatch, reader: Reader, locale: Locale): string => {
    const { screen, namespaces } = match.route;
    const keys = [...(screen === undefined ? [] : [screen]), ...textKeys(locale, namespaces)];
    return renderSiteDocument({
      basePath: base,
      lang: languageTag(locale),
      theme: reader.theme,
      files: parts.manifest?.filesFor('site.tsx', keys) ?? null,
      ...rendered,
    });
  };

  return async (request, reply, address, match, act) => {
    const reader = readReader(request, cookies);
    if (reader.session?.renewed) void reply.header('set-cookie', reader.session.renewed);
    const context = contextOf(parts.makeContext, request, reader, goneSignal(reply));
    const chosen = await chosenLocale(reader, context);
    const { prefix } = address;
    // What a form has sent would be lost on the way to another language.
    if (!act && prefix !== null && chosen !== null && chosen !== prefix) {
      const target = localizedPath(base, chosen, address.pathname + address.search);
      return reply.header('cache-control', OWN).header('vary', 'cookie').redirect(target);
    }
    const locale = chosen ?? prefix ?? reader.accepted;
    speak(context, locale);
    const outcome = act ? await act(context) : null;
    if (outcome?.goTo !== undefined) {
      return reply.header('cache-control', 'no-store').redirect(localizedPath(base, prefix, outcome.goTo), 303);
    }
    const { answers, failure, isBadInput } = await answer(context, match, address.search);
    const shown = isBadInput ? { route: notFoundRoute, params: {} } : match;
    const rendered = (parts.renderSite ?? unrendered)({
      ...requestOf(address, shown),
      settings: settingsFor(reader, locale, prefix),
      answers,
      failure,
      posted: outcome?.posted ?? null,
      onError: (error) =>
        context.log.warn(
          { page: shown.route.id, error: error instanceof Error ? error.name : typeof error },
          'a page could not be rendered',
        ),
    });
    const isDown = rendered.status === 503;
    if (isDown) void reply.header('retry-after', RETRY_AFTER_S);
    return sendPage(request, reply, {
      status: rendered.status === 200 ? (outcome?.status ?? 200) : rendered.status,
      html: documentOf(rendered, shown, reader, locale),
      cacheControl: isDown || outcome ? 'no-store' : request.headers.cookie === undefined ? SHARED : OWN,
      vary: prefix === null ? 'accept-language, cookie' : 'cookie',
    });
  };
};

const requestOf = ({ pathname, search }: PageAddress, { route, params }: RouteMatch) => ({
  routeId: route.id,
  params,
  pathname,
  search,
});

/** The page's data without its markup: the browser renders it. */
const unrendered: RenderSite = ({ routeId, settings, answers, failure, posted }) => ({
  status: failure !== null ? 503 : routeId === notFoundRoute.id ? 404 : 200,
  head: '<title>Agency portal</title>',
  body: '',
  data: escapeJson({ settings, answers, failure, posted }),
});
