import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocale } from '../../domain/locales.ts';
import type { Locale } from '../../domain/locales.ts';
import { safeRedirectTarget } from '../../domain/redirectTarget.ts';
import { matchRoute } from '../../web/routing/routes.ts';
import { localizedPath, splitLocale } from '../../web/site/localePrefix.ts';
import { putLocale } from '../account/account.rest.ts';
import type { PageParts } from './pageParts.ts';
import { contextOf, readReader } from './reader.ts';
import { within } from './within.ts';

const YEAR_S = 365 * 24 * 3_600;
/** How long the redirect waits for the account, in ms; the browser stores the choice anyway. */
const SAVE_DEADLINE_MS = 1_500;

function isTheme(value: unknown): boolean {
  return value === 'system' || value === 'light' || value === 'dark';
}

interface Choice {
  Params: { value: string };
  Querystring: { to?: unknown };
}

/**
 * `GET /language/:locale?to=` and `GET /theme/:theme?to=`: links of public pages that work without JavaScript. Stores
 * the choice in a cookie (a language also in the account of a signed-in reader) and redirects to the same page, a
 * public one under its new language. Unknown values go to `otherwise`.
 */
export function registerPreferences(
  app: FastifyInstance,
  parts: PageParts,
  otherwise: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  const base = parts.config.basePath;

  const goTo = (reply: FastifyReply, cookie: string, target: string): FastifyReply =>
    reply
      .header('set-cookie', `${cookie}; path=/; max-age=${YEAR_S}; samesite=lax`)
      .header('cache-control', 'no-store')
      .redirect(base + target);

  /** Saved to the account only if the link was on a page of ours, because no other site may change an account. */
  const save = async (request: FastifyRequest, locale: Locale): Promise<void> => {
    const reader = await readReader(request, parts.cookies);
    if (!reader.session || request.headers['sec-fetch-site'] !== 'same-origin') return;
    const context = contextOf(parts.makeContext, request, reader, AbortSignal.timeout(SAVE_DEADLINE_MS));
    const isSaved = putLocale(context.rest, locale).then(() => true);
    if (!(await within(SAVE_DEADLINE_MS, isSaved, false))) context.log.warn('a language was not saved to its account');
  };

  app.get<Choice>(`${base}/language/:value`, async (request, reply) => {
    const { value } = request.params;
    if (!isLocale(value)) return otherwise(request, reply);
    await save(request, value);
    const { pathname, isPublic } = comeBack(request.query.to, base);
    return goTo(reply, `locale=${value}`, isPublic ? localizedPath('', value, pathname) : pathname);
  });

  app.get<Choice>(`${base}/theme/:value`, (request, reply) => {
    const { value } = request.params;
    if (!isTheme(value)) return otherwise(request, reply);
    const { prefix, pathname } = comeBack(request.query.to, base);
    return Promise.resolve(goTo(reply, `theme=${value}`, localizedPath('', prefix, pathname)));
  });
}

/** The page to return to, always one of ours; the landing page if invalid. `pathname` includes the query. */
function comeBack(to: unknown, basePath: string) {
  const isKnownRoute = (path: string): boolean => matchRoute(splitLocale(path).pathname).route.status === undefined;
  const target = safeRedirectTarget(to, { basePath, isKnownRoute, fallback: '/' });
  const { prefix, pathname } = splitLocale(target);
  const isPublic = matchRoute(pathname.split(/[?#]/, 1)[0] ?? '/').route.layout === 'public';
  return { prefix, pathname, isPublic };
}
