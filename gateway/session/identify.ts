import type { IncomingHttpHeaders } from 'node:http';
import { toGlobalId } from '../relay/ids.ts';
import { TooManyTokens } from './bearerAccounts.ts';
import type { BearerAccounts, TokenSource } from './bearerAccounts.ts';
import type { Caller } from './caller.ts';
import { readCookie } from './cookie.ts';
import type { SessionCookies } from './cookie.ts';
import { VIEWER_HEADER, readBearer } from './edgeRules.ts';
import type { EdgeRefusal, EdgeRules } from './edgeRules.ts';

/** The caller, or the reason for the refusal. */
export type Identity =
  | {
      readonly viewer: Caller | null;
      /** As `OpenedSession.renewed`. */
      readonly renewed: string | null;
    }
  | { readonly refusal: EdgeRefusal };

export interface IdentifyParts {
  readonly cookies: SessionCookies;
  readonly bearers: BearerAccounts;
  readonly rules: EdgeRules;
}

const REFUSED_BEARER: Identity = {
  refusal: {
    status: 401,
    code: 'UNAUTHENTICATED',
    message: 'The access token is unknown, has expired or was revoked.',
  },
};

const REFUSED_PAGE: Identity = {
  refusal: {
    status: 409,
    code: 'VIEWER_CHANGED',
    message: 'The session belongs to a different account than the page.',
  },
};

/**
 * Whether a page loaded for a viewer (a global id, undefined or empty without one) may act as this caller. A page whose
 * session has expired may, to sign in again.
 */
export function isPageOf(pageViewer: unknown, caller: Caller | null): boolean {
  return (
    caller === null ||
    pageViewer === undefined ||
    pageViewer === '' ||
    pageViewer === toGlobalId('Viewer', caller.accountId)
  );
}

async function identifyBearer(parts: IdentifyParts, token: string, source: TokenSource): Promise<Identity> {
  try {
    const viewer = await parts.bearers.identify(token, source);
    return viewer ? { viewer, renewed: null } : REFUSED_BEARER;
  } catch (error) {
    if (!(error instanceof TooManyTokens)) throw error;
    const { code, message, retryAfter } = error;
    return { refusal: { status: 429, code, message, retryAfter } };
  }
}

/**
 * The caller of an operation over HTTP, after the edge rules. Throws UpstreamError if a bearer token's account cannot
 * be looked up.
 */
export async function identifyRequest(
  parts: IdentifyParts,
  method: string,
  headers: IncomingHttpHeaders,
  source: TokenSource,
): Promise<Identity> {
  const sealed = readCookie(headers.cookie, parts.cookies.name);
  const refusal = parts.rules.check(method, headers, sealed !== undefined);
  if (refusal) return { refusal };
  const token = readBearer(headers);
  if (token !== null) return identifyBearer(parts, token, source);
  if (sealed === undefined) return { viewer: null, renewed: null };
  const session = await parts.cookies.open(sealed);
  if (!isPageOf(headers[VIEWER_HEADER], session?.caller ?? null)) return REFUSED_PAGE;
  // With an expired session the caller is a visitor. The cookie is not cleared, because the response could arrive after
  // that of a sign-in in another tab.
  return session ? { viewer: session.caller, renewed: session.renewed } : { viewer: null, renewed: null };
}

/** The caller of a socket as far as the handshake identifies it; a bearer token may follow in connection_init. */
export type Handshake =
  | { readonly kind: 'cookie'; readonly viewer: Caller }
  | { readonly kind: 'bearer'; readonly token: string | null }
  | { readonly kind: 'refused'; readonly status: 400 | 403 };

/**
 * The rules of an upgrade: our own Origin with the session cookie, or no Origin, or one of `corsOrigins`, without a
 * cookie and with a bearer token in the header or in connection_init. All else is refused before the upgrade.
 */
export async function checkHandshake(parts: IdentifyParts, headers: IncomingHttpHeaders): Promise<Handshake> {
  const origin = parts.rules.originOf(headers);
  const sealed = readCookie(headers.cookie, parts.cookies.name);
  if (origin === 'foreign') return { kind: 'refused', status: 403 };
  if (headers.authorization !== undefined) {
    const token = readBearer(headers);
    if (sealed !== undefined || token === null) return { kind: 'refused', status: 400 };
    return origin === 'own' ? { kind: 'refused', status: 403 } : { kind: 'bearer', token };
  }
  if (origin !== 'own') {
    return sealed === undefined ? { kind: 'bearer', token: null } : { kind: 'refused', status: 403 };
  }
  const session = await parts.cookies.open(sealed);
  return session ? { kind: 'cookie', viewer: session.caller } : { kind: 'bearer', token: null };
}
