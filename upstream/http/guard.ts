import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { matchLocale } from '../../domain/locales.ts';
import { allowsScope } from '../../domain/tokenScopes.ts';
import type { CsrfTokens } from '../auth/csrf.ts';
import { accessOf } from '../auth/callAccess.ts';
import { findCaller, readBearer, type Caller } from '../auth/credential.ts';
import type { Call } from '../contract/call.ts';
import type { Clock } from '../db/clock.ts';
import type { Database } from '../db/tables.ts';
import { ApiError } from './apiError.ts';

/**
 * Checks every contract call before its body is read: the credential (401), the CSRF token of a session's writes (401),
 * and the scope of an access token (403). Sets `request.account`, `request.credential` and `request.language`.
 */
export function guardCalls(
  app: FastifyInstance,
  { db, clock, csrf }: { db: Kysely<Database>; clock: Clock; csrf: CsrfTokens },
): void {
  app.decorateRequest('account', null);
  app.decorateRequest('credential', null);
  app.decorateRequest('language', 'en');

  app.addHook('onRequest', async (request) => {
    request.language = matchLocale(request.headers['accept-language']);
    const { call } = request.routeOptions.config;
    if (call === undefined || call.access === 'none') return;
    const token = readBearer(request.headers.authorization);
    const caller = token === null ? null : await findCaller(db, clock, token);
    if (caller === null) {
      throw new ApiError(401, 'UNAUTHENTICATED', 'A valid credential is required.', {
        headers: { 'www-authenticate': 'Bearer' },
      });
    }
    request.account = caller.account;
    request.credential = caller.credential;
    // A foreign page can only abuse a browser's session, not a tool's access token.
    if (call.method !== 'GET' && caller.credential.kind === 'session') requireCsrf(request, caller, csrf);
    requireScope(call, caller);
  });
}

function requireCsrf(request: FastifyRequest, { credential }: Caller, csrf: CsrfTokens): void {
  const token = request.headers['x-csrf-token'];
  if (typeof token === 'string' && csrf.isValid(credential, token)) return;
  throw new ApiError(401, 'CSRF_TOKEN_INVALID', 'A valid X-CSRF-Token is required. GET /csrf returns one.');
}

function requireScope(call: Call, { credential: { accessToken } }: Caller): void {
  const access = accessOf(call);
  if (accessToken === null || access === 'any') return;
  if (access === 'session') {
    throw new ApiError(403, 'SESSION_REQUIRED', 'This requires a session; access tokens cannot do it.');
  }
  if (allowsScope(accessToken.scopes, access)) return;
  throw new ApiError(403, 'SCOPE_MISSING', `This token does not have the scope "${access}".`);
}
