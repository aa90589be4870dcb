import type { Locale } from '../../domain/locales.ts';
import { localizedPath } from '../../web/site/localePrefix.ts';
import { goneSignal } from '../edge/goneSignal.ts';
import { setSessionCookie } from '../edge/sessionCookie.ts';
import { createMakeSitePage } from './makeSitePage.ts';
import type { SitePageRequest, SiteParts } from './makeSitePage.ts';
import type { AnswerPage } from './pageParts.ts';
import { chosenLocale, contextOf, readReader, speak } from './reader.ts';
import type { Reader } from './reader.ts';
import { sendPage } from './sendPage.ts';
import { SharedPages } from './sharedPages.ts';

/** Retry-After of a failed page, in seconds. */
const RETRY_AFTER_S = 5;
/**
 * The page is the same for everybody without cookies, so a proxy cache may keep it and serve it stale while it
 * revalidates. Not one with missing parts, which would outlast the failure.
 */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const OWN = 'private, no-cache';
/**
 * Longest wait for a part of the page, in ms. Below the deadline of the whole page, so that a page is sent without the
 * parts that take longer.
 */
const PART_PATIENCE_MS = 5_000;
/** A shared rendering continues when one of its requests is cancelled. */
const NEVER = new AbortController().signal;

/** Public pages, rendered on the server in the reader's language (PLT-09, RTE-16, RTE-19, DIR-14). */
export function createSitePage(parts: SiteParts): AnswerPage {
  const { config, cookies } = parts;
  const base = config.basePath;
  const makePage = createMakeSitePage(parts);
  const shared = new SharedPages();

  const settingsFor = (reader: Reader, locale: Locale, prefix: Locale | null): SitePageRequest['settings'] => ({
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

  return async (request, reply, address, match, act) => {
    const reader = await readReader(request, cookies);
    if (reader.session?.renewed) setSessionCookie(reply, reader.session.caller, reader.session.renewed);
    const { isPersonal = false } = match.route;
    const isShared = request.headers.cookie === undefined && !act && !isPersonal;
    const signal = isShared ? NEVER : goneSignal(reply);
    const context = contextOf(parts.makeContext, request, reader, signal, PART_PATIENCE_MS);
    const chosen = await chosenLocale(reader, context);
    const { prefix } = address;
    // A redirect to another language would lose the posted form.
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
    const make = () => makePage(context, { address, match, settings: settingsFor(reader, locale, prefix), outcome });
    const page = await (isShared ? shared.get(`${locale} ${request.url}`, make) : make());
    const isDown = page.status === 503;
    const retryAfter = outcome?.retryAfter ?? (isDown ? RETRY_AFTER_S : null);
    if (retryAfter !== null) void reply.header('retry-after', retryAfter);
    return sendPage(request, reply, page, {
      cacheControl: isDown || outcome || isPersonal ? 'no-store' : isShared && page.isWhole ? SHARED : OWN,
      vary: prefix === null ? 'accept-language, cookie' : 'cookie',
    });
  };
}
