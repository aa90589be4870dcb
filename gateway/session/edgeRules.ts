import type { IncomingHttpHeaders } from 'node:http';
import { isLoopbackHost } from '../settingForms.ts';
import type { ErrorCode } from '../../domain/errorCodes.ts';

/** Header that browsers send only after a preflight, which we grant only to the origins of tools. */
const PREFLIGHT_HEADER = 'graphql-require-preflight';

/** Apollo's clients and IDEs send the second one. Each of them has the same effect. */
export const PREFLIGHT_HEADERS: readonly string[] = [PREFLIGHT_HEADER, 'apollo-require-preflight'];

/**
 * Header with the global id of the viewer that the page was loaded for. Another tab may have changed the session since.
 */
export const VIEWER_HEADER = 'x-page-viewer';

/** A refusal before the body is read. */
export interface EdgeRefusal {
  readonly status: 400 | 401 | 403 | 405 | 406 | 409 | 415 | 429;
  readonly code: ErrorCode;
  readonly message: string;
  /** Seconds to wait (429). */
  readonly retryAfter?: number;
}

/** `tool`: a page of CORS_ORIGINS, which may send access tokens. `none`: no Origin header. */
export type RequestOrigin = 'own' | 'tool' | 'foreign' | 'none';

/** Whether a body is of a kind that can be read. */
export function checkBody(method: string, headers: IncomingHttpHeaders): EdgeRefusal | null {
  if (method !== 'POST') return null;
  const type = headers['content-type'];
  if (!isMultipart(type) && !isJson(type)) {
    return refuse(415, 'BAD_USER_INPUT', 'The content type must be application/json or multipart/form-data.');
  }
  // Other values change nothing about the body; some clients send `utf-8`.
  const isCompressed = /\b(?:gzip|deflate|br|zstd|compress)\b/i.test(headers['content-encoding'] ?? '');
  return isCompressed ? refuse(415, 'BAD_USER_INPUT', 'Send the body without compression.') : null;
}

export interface EdgeRules {
  /** Where the request comes from, by its Origin header. */
  originOf(headers: IncomingHttpHeaders): RequestOrigin;
  /** The rules of POST and GET /graphql. `hasCookie`: the request carries our session cookie. */
  check(method: string, headers: IncomingHttpHeaders, hasCookie: boolean): EdgeRefusal | null;
}

function refuse(status: EdgeRefusal['status'], code: ErrorCode, message: string): EdgeRefusal {
  return {
    status,
    code,
    message,
  };
}

const FOREIGN = refuse(403, 'FORBIDDEN', 'Requests from other sites are refused.');

/** The token of a Bearer header, null without one. */
export function readBearer(headers: IncomingHttpHeaders): string | null {
  const match = /^Bearer +([\w.~+/=-]{1,4096})$/i.exec(headers.authorization ?? '');
  return match?.[1] ?? null;
}

/**
 * Access rules (SECURITY.md, CSRF): exactly one credential; browsers only from our own origin, by Sec-Fetch-Site, else
 * by Origin; pages of `corsOrigins` only with a bearer token. The session cookie, uploads, and GET without a token also
 * require a header that forces a preflight, and the cookie is refused with GET.
 */
export function createEdgeRules(options: {
  readonly publicOrigin: string;
  readonly isLoopback: boolean;
  readonly corsOrigins: readonly string[];
}): EdgeRules {
  const originOf = (headers: IncomingHttpHeaders): RequestOrigin => {
    const { origin } = headers;
    if (origin === undefined) return 'none';
    if (origin === options.publicOrigin) return 'own';
    if (options.corsOrigins.includes(origin)) return 'tool';
    if (!options.isLoopback || !URL.canParse(origin)) return 'foreign';
    // Both localhost and 127.0.0.1 are us; the host check refuses foreign names that resolve here.
    const url = new URL(origin);
    const isOwn = url.protocol === 'http:' && isLoopbackHost(url.hostname) && url.host === headers.host;
    return isOwn ? 'own' : 'foreign';
  };

  return {
    originOf,
    check(method, headers, hasCookie) {
      const { authorization } = headers;
      const origin = originOf(headers);
      if (origin === 'tool' && hasCookie) return FOREIGN;
      if (authorization !== undefined && hasCookie) {
        return refuse(400, 'BAD_USER_INPUT', 'Send a session cookie or an access token, not both.');
      }
      if (authorization !== undefined && readBearer(headers) === null) {
        return refuse(401, 'UNAUTHENTICATED', 'The Authorization header must be "Bearer <token>".');
      }
      const site = headers['sec-fetch-site'];
      if (origin === 'tool') {
        if (authorization === undefined) return refuse(401, 'UNAUTHENTICATED', 'Send an access token.');
      } else if (origin === 'foreign' || (site !== undefined && site !== 'same-origin' && site !== 'none')) {
        return FOREIGN;
      }
      if (method === 'GET' && hasCookie) return refuse(405, 'BAD_USER_INPUT', 'Browsers send operations by POST.');
      // Links and forms of other sites can send GET and multipart, but no Authorization header.
      const isGuarded =
        hasCookie || isMultipart(headers['content-type']) || (method === 'GET' && authorization === undefined);
      if (isGuarded && !PREFLIGHT_HEADERS.some((name) => headers[name])) {
        return refuse(403, 'FORBIDDEN', `The header ${PREFLIGHT_HEADER} is missing.`);
      }
      if (hasCookie && site !== 'same-origin' && origin !== 'own') {
        return refuse(403, 'FORBIDDEN', 'With a session, send the Origin header of the portal.');
      }
      return null;
    },
  };
}

function isMultipart(contentType: string | undefined): boolean {
  return /^multipart\/form-data\s*;/i.test(contentType ?? '');
}

function isJson(contentType: string | undefined): boolean {
  return /^application\/json\s*(?:;|$)/i.test(contentType ?? '');
}
