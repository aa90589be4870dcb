import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { chooseLocale, isLocale, matchLocale } from '../../domain/locales.ts';
import type { Locale } from '../../domain/locales.ts';
import { getLocale } from '../account/account.rest.ts';
import type { Context } from '../context.ts';
import type { MakeContext } from '../edge/operationContext.ts';
import { KNOWN_COOKIE } from '../session/control.ts';
import { readCookie } from '../session/cookie.ts';
import type { OpenedSession, SessionCookies } from '../session/cookie.ts';
import { within } from './within.ts';

/** How long a page waits for the account's language, in ms. */
const ACCOUNT_DEADLINE_MS = 750;

/** The languages last read from accounts, by account id, for pages that cannot wait for it. */
const lastRead = new LRUCache<string, Locale>({ max: 10_000 });

/** The reader of a page, as far as the request identifies them. */
export interface Reader {
  readonly session: OpenedSession | null;
  /** The language selected in this browser. */
  readonly chosen: Locale | null;
  /** The best language of the Accept-Language header. */
  readonly accepted: Locale;
  readonly theme: 'light' | 'dark' | 'system';
  /** Whether somebody has signed in from this browser before. */
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

/**
 * The operation context of a page, aborted when the reader disconnects before the page is sent. `patience`: its longest
 * wait for a public read, in ms.
 */
export function contextOf(
  makeContext: MakeContext,
  request: FastifyRequest,
  reader: Reader,
  signal: AbortSignal,
  patience?: number,
): Context {
  return makeContext({
    viewer: reader.session?.caller ?? null,
    requestId: request.id,
    locale: chooseLocale([reader.chosen], request.headers['accept-language']),
    clientAddress: request.ip,
    userAgent: request.headers['user-agent'],
    signal,
    patience,
    setCookie: null,
  });
}

/**
 * The language selected by the reader: in this browser, else in the account (O-01), as it was when it was last read if
 * that fails or takes long. Null without a selection.
 */
export async function chosenLocale(reader: Reader, context: Context): Promise<Locale | null> {
  if (reader.chosen || !context.viewer) return reader.chosen;
  const { accountId } = context.viewer;
  // The page's queries read the account too, so this call serves both.
  const read = getLocale(context.rest).then((locale) => {
    if (!isLocale(locale)) return null;
    lastRead.set(accountId, locale);
    return locale;
  });
  return await within<Locale | null>(ACCOUNT_DEADLINE_MS, read, lastRead.get(accountId) ?? null);
}

/** Switches the page and its upstream calls to this language. */
export function speak(context: Context, locale: Locale): void {
  context.locale = locale;
  context.rest.speak(locale);
}
