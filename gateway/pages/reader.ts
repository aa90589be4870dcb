import type { FastifyRequest } from 'fastify';
import { chooseLocale, isLocale, matchLocale } from '../../domain/locales.ts';
import type { Locale } from '../../domain/locales.ts';
import { getLocale } from '../account/account.rest.ts';
import type { Context } from '../context.ts';
import type { MakeContext } from '../edge/operationContext.ts';
import { KNOWN_COOKIE } from '../session/control.ts';
import { readCookie } from '../session/cookie.ts';
import type { OpenedSession, SessionCookies } from '../session/cookie.ts';
import { within } from './within.ts';

/** How long a page waits for the account's language, ms. */
const ACCOUNT_DEADLINE_MS = 1_500;

/** Who asks for a page, as far as the request says. */
export interface Reader {
  readonly session: OpenedSession | null;
  /** The language chosen in this browser. */
  readonly chosen: Locale | null;
  /** The best language of the browser's own list. */
  readonly accepted: Locale;
  readonly theme: 'light' | 'dark' | 'system';
  /** Whether this browser has signed in before. */
  readonly isKnown: boolean;
}

export async function readReader(request: FastifyRequest, cookies: SessionCookies): Promise<Reader> {
  const header = request.headers.cookie;
  const chosen = readCookie(header, 'locale');
  const theme = readCookie(header, 'theme');
  return {
    session: await cookies.open(readCookie(header, cookies.name)),
    chosen: isLocale(chosen) ? chosen : null,
    accepted: matchLocale(request.headers['accept-language']),
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    isKnown: readCookie(header, KNOWN_COOKIE) !== undefined,
  };
}

/** The operation context of a page, aborted when the reader has gone before the page is written. */
export function contextOf(
  makeContext: MakeContext,
  request: FastifyRequest,
  reader: Reader,
  signal: AbortSignal,
): Context {
  return makeContext({
    viewer: reader.session?.caller ?? null,
    requestId: request.id,
    locale: chooseLocale([reader.chosen], request.headers['accept-language']),
    clientAddress: request.ip,
    userAgent: request.headers['user-agent'],
    signal,
    setCookie: null,
  });
}

/** The language the reader has chosen: in this browser, else in the account (O-01); null without a choice. */
export async function chosenLocale(reader: Reader, context: Context): Promise<Locale | null> {
  if (reader.chosen || !context.viewer) return reader.chosen;
  // The page's queries read the account as well: this one call serves both.
  const locale = await within<string | null>(ACCOUNT_DEADLINE_MS, getLocale(context.rest), null);
  return isLocale(locale) ? locale : null;
}

/** From here on the page and its calls are in this language. */
export function speak(context: Context, locale: Locale): void {
  context.locale = locale;
  context.rest.speak(locale);
}
