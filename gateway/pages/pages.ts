import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseLocale, isLocale, languageTag } from '../../domain/locales.ts';
import type { Locale } from '../../domain/locales.ts';
import { safeRedirectTarget } from '../../domain/redirectTarget.ts';
import { matchRoute } from '../../web/app/routes.ts';
import type { Route, RouteQuery } from '../../web/app/routes.ts';
import type { ShellSettings } from '../../web/app/shellSettings.ts';
import type { Admit } from '../admission/admission.ts';
import type { Run } from '../admission/execution.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import type { MakeContext } from '../edge/operation-context.ts';
import { pageHeaders } from '../edge/security-headers.ts';
import { KNOWN_COOKIE } from '../session/control.ts';
import { readCookie } from '../session/cookie.ts';
import type { OpenedSession, SessionCookies } from '../session/cookie.ts';
import type { Log } from '../telemetry/log.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { registerAssets } from './assets.ts';
import { readBuildManifest } from './build-manifest.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
import { answerFirstQueries } from './first-answers.ts';
import { registerIde } from './ide.ts';
import { renderShell } from './shell.ts';
import { within } from './within.ts';

export interface PagesParts {
  readonly config: Config;
  readonly admit: Admit;
  readonly run: Run;
  readonly cookies: SessionCookies;
  readonly makeContext: MakeContext;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** How long a page waits for its first answers, ms: a slow upstream must not hold the whole page back. */
const ANSWERS_DEADLINE_MS = 1_500;
/** Smaller pages fit the first packets anyway. */
const MIN_COMPRESSED_CHARS = 1_400;
const compress = promisify(gzip);

/** The web application: its files, its page for every route of the route table, and the IDE. */
export const registerPages = async (app: FastifyInstance, parts: PagesParts): Promise<void> => {
  const { config } = parts;
  const base = config.basePath;
  await registerAssets(app, config);
  if (config.ide) await registerIde(app, config);
  const headers = pageHeaders(config);
  const manifest = readBuildManifest(config.webRoot);
  const answerPage = createPageHandler(parts, manifest);
  const page = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    void reply.headers(headers);
    return answerPage(request, reply);
  };
  app.get(`${base}/`, page);
  app.get(`${base}/*`, page);
  if (base !== '') {
    app.get(base, (_request, reply) => reply.redirect(`${base}/`));
    app.get('/', (_request, reply) => reply.redirect(`${base}/`));
  }
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('content-type', 'text/plain; charset=utf-8').send('Not found\n'),
  );
};

const createPageHandler = (parts: PagesParts, manifest: ReturnType<typeof readBuildManifest>) => {
  const { config, cookies } = parts;
  const base = config.basePath;
  const isKnownRoute = (pathname: string): boolean => {
    const { status, access } = matchRoute(pathname).route;
    return status === undefined && access !== 'visitor';
  };

  const settingsFor = (knownVisitor: boolean): ShellSettings => ({
    demoAccounts: config.isDemo ? DEMO_ACCOUNTS : null,
    demoPassword: config.isDemo ? DEMO_PASSWORD : null,
    knownVisitor,
    subscribeUrl: config.subscribeUrl,
    contactEmail: config.contactEmail,
    analytics: config.analytics,
  });

  const toSignIn = (request: FastifyRequest, reply: FastifyReply, pathAndSearch: string): FastifyReply => {
    const isKnown = readCookie(request.headers.cookie, KNOWN_COOKIE) !== undefined;
    const target = encodeURIComponent(pathAndSearch);
    return reply
      .header('cache-control', 'no-store')
      .redirect(`${base}/${isKnown ? 'login' : 'signup'}?redirect_to=${target}`);
  };

  /** The chosen language: cookie, then the account's, then the header (O-01). */
  const resolveLocale = async (request: FastifyRequest, context: Context): Promise<Locale> => {
    const chosen = readCookie(request.headers.cookie, 'locale');
    const accepted = request.headers['accept-language'];
    if (isLocale(chosen) || !context.viewer) return chooseLocale([chosen], accepted);
    // The page's queries read the account as well: this one call serves both.
    const account = context.rest.get<{ locale: string | null }>('/account/', {}, { shape: { user: 'object' } });
    return chooseLocale([(await within(ANSWERS_DEADLINE_MS, account, { locale: null })).locale], accepted);
  };

  const contextFor = (request: FastifyRequest, session: OpenedSession | null, signal: AbortSignal): Context =>
    parts.makeContext({
      viewer: session?.caller ?? null,
      requestId: request.id,
      locale: chooseLocale([readCookie(request.headers.cookie, 'locale')], request.headers['accept-language']),
      clientAddress: request.ip,
      signal,
      setCookie: null,
    });

  const answer = async (context: Context, queries: readonly RouteQuery[]) => {
    const started = performance.now();
    const answered = await answerFirstQueries({ ...parts, deadline: ANSWERS_DEADLINE_MS }, queries, context);
    const isWhole = answered.answers.length === queries.length;
    parts.metrics.operation('page', 'query', isWhole ? 'ok' : 'error', (performance.now() - started) / 1000);
    return answered;
  };

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    route: Route,
    html: string,
  ): Promise<FastifyReply> => {
    void reply
      .code(route.status ?? 200)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-encoding, accept-language, cookie')
      .header('x-request-id', request.id);
    const canCompress =
      html.length > MIN_COMPRESSED_CHARS && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    if (!canCompress) return reply.send(html);
    return reply.header('content-encoding', 'gzip').send(await compress(html));
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const url = new URL(request.url, 'http://page.invalid');
    const pathname = url.pathname.slice(base.length) || '/';
    const { route, params } = matchRoute(pathname);
    if (route.redirect !== undefined) return reply.redirect(`${base}${route.redirect}`);
    const sealed = readCookie(request.headers.cookie, cookies.name);
    const session = cookies.open(sealed);
    if (session?.renewed) void reply.header('set-cookie', session.renewed);
    if (route.access === 'account' && !session) return toSignIn(request, reply, pathname + url.search);

    const gone = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort();
    });
    const context = contextFor(request, session, gone.signal);
    if (route.access === 'visitor' && session && (await isAlive(context))) {
      const target = safeRedirectTarget(url.searchParams.get('redirect_to'), { basePath: base, isKnownRoute });
      return reply.header('cache-control', 'no-store').redirect(base + target);
    }
    const locale = await resolveLocale(request, context);
    context.rest.speak(locale);
    const first = await answer({ ...context, locale }, route.queries(params, url.searchParams));
    if (first.isSignedOut && route.access === 'account') {
      void reply.header('set-cookie', cookies.clear());
      return toSignIn(request, reply, pathname + url.search);
    }
    const theme = readCookie(request.headers.cookie, 'theme');
    const keys = [
      ...(route.layout === 'portal' ? ['app/AppShell.tsx'] : []),
      ...(route.screen === undefined ? [] : [route.screen]),
      `i18n/locales/${locale}/load.ts`,
      ...route.namespaces.map((namespace) => `i18n/locales/${locale}/${namespace}.json`),
    ];
    const html = renderShell({
      basePath: base,
      lang: languageTag(locale),
      theme: theme === 'light' || theme === 'dark' ? theme : 'system',
      files: manifest?.filesFor(keys) ?? null,
      settings: settingsFor(readCookie(request.headers.cookie, KNOWN_COOKIE) !== undefined),
      answers: first.answers,
    });
    return send(request, reply, route, html);
  };
};

/** Whether the upstream still takes the session: else a revoked one would be sent to and fro between sign-in and portal. */
const isAlive = (context: Context): Promise<boolean> =>
  within(
    ANSWERS_DEADLINE_MS,
    context.rest.get('/account/', {}).then(() => true),
    false,
  );
