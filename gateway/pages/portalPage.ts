import type { FastifyReply } from 'fastify';
import { languageTag } from '../../domain/locales.ts';
import { returnTarget } from '../../web/app/routing/signInTarget.ts';
import type { RouteQuery } from '../../web/routing/route.ts';
import { firstQueries } from '../../web/routing/routes.ts';
import type { ShellSettings } from '../../web/app/page/shellSettings.ts';
import type { Context } from '../context.ts';
import { goneSignal } from '../edge/goneSignal.ts';
import { setSessionCookie } from '../edge/sessionCookie.ts';
import { toGlobalId } from '../relay/ids.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demoAccounts.ts';
import { answerFirstQueries } from './firstAnswers.ts';
import { notStarted } from './notStarted.ts';
import { textKeys } from './pageParts.ts';
import type { AnswerPage, PageParts } from './pageParts.ts';
import { chosenLocale, contextOf, readReader, speak } from './reader.ts';
import { Page, sendPage } from './sendPage.ts';
import { renderShell } from './shell.ts';
import { within } from './within.ts';

/**
 * How long a page waits for the account's language and its first results together, in ms. The browser shows nothing
 * until then. If the upstream is slower, the browser gets the frame and fetches the results itself.
 */
const PAGE_DEADLINE_MS = 1_000;
/** Minimum time for the results, even if reading the language took long, in ms. */
const LEAST_ANSWERS_MS = 250;
/** How long sign-in waits to learn whether a session is still alive, in ms. */
const ALIVE_DEADLINE_MS = 1_500;

/**
 * Pages that the browser renders: the portal's pages behind sign-in, and sign-in itself. Checks access, and embeds the
 * results of the first queries.
 */
export function createPortalPage(parts: PageParts): AnswerPage {
  const { config, cookies, manifest } = parts;
  const base = config.basePath;

  const settingsFor = (knownVisitor: boolean, accountId: string | undefined): ShellSettings => ({
    demoAccounts: config.isDemo ? DEMO_ACCOUNTS : null,
    demoPassword: config.isDemo ? DEMO_PASSWORD : null,
    knownVisitor,
    viewerId: accountId === undefined ? null : toGlobalId('Viewer', accountId),
    subscribeUrl: config.subscribeUrl,
    hubspotUrl: config.hubspotUrl,
    briefsUrl: config.briefsUrl,
    contactEmail: config.contactEmail,
    analytics: config.analytics,
  });

  const toSignIn = (reply: FastifyReply, isKnown: boolean, pathAndSearch: string): FastifyReply => {
    const target = encodeURIComponent(pathAndSearch);
    return reply
      .header('cache-control', 'no-store')
      .redirect(`${base}/${isKnown ? 'login' : 'signup'}?redirect_to=${target}`);
  };

  const answer = async (context: Context, queries: readonly RouteQuery[], deadline: number) => {
    const started = performance.now();
    const answered = await answerFirstQueries({ ...parts, deadline }, queries, context);
    const isWhole = answered.answers.length === queries.length;
    parts.metrics.operation('page', 'query', isWhole ? 'ok' : 'error', (performance.now() - started) / 1000);
    return answered;
  };

  return async (request, reply, { pathname, search }, match) => {
    const { route } = match;
    const reader = await readReader(request, cookies);
    const { session } = reader;
    if (session?.renewed) setSessionCookie(reply, session.caller, session.renewed);
    if (route.access === 'account' && !session) return toSignIn(reply, reader.isKnown, pathname + search);

    const context = contextOf(parts.makeContext, request, reader, goneSignal(reply));
    const query = new URLSearchParams(search);
    if (route.access === 'visitor' && session && (await isAlive(context))) {
      return reply.header('cache-control', 'no-store').redirect(base + returnTarget({ search }, base));
    }
    const started = performance.now();
    const locale = (await chosenLocale(reader, context)) ?? reader.accepted;
    speak(context, locale);
    const left = PAGE_DEADLINE_MS - (performance.now() - started);
    const first = await answer(context, firstQueries(match, query), Math.max(left, LEAST_ANSWERS_MS));
    if (first.isSignedOut && route.access === 'account') {
      if (session) setSessionCookie(reply, session.caller, cookies.clear());
      return toSignIn(reply, reader.isKnown, pathname + search);
    }
    const keys = [
      ...(route.layout === 'portal' ? ['app/shell/AppShell.tsx'] : []),
      `screens/${route.screen}.tsx`,
      ...textKeys(locale, route.namespaces),
    ];
    const html = renderShell({
      basePath: base,
      lang: languageTag(locale),
      title: notStarted[locale].title,
      notStarted: notStarted[locale].html,
      hasFrame: route.layout === 'portal',
      theme: reader.theme,
      files: manifest?.filesFor('main.tsx', keys) ?? null,
      settings: settingsFor(reader.isKnown, route.access === 'account' ? session?.caller.accountId : undefined),
      answers: first.answers,
    });
    const vary = 'accept-language, cookie';
    return sendPage(request, reply, new Page(route.status ?? 200, html), { cacheControl: 'private, no-cache', vary });
  };
}

/**
 * Whether the upstream still accepts the session; otherwise a revoked one would be redirected back and forth between
 * sign-in and portal.
 */
function isAlive(context: Context): Promise<boolean> {
  return within(
    ALIVE_DEADLINE_MS,
    context.rest.get('/account/', {}).then(() => true),
    false,
  );
}
