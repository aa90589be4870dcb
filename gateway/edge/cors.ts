import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EdgeRules } from '../session/edgeRules.ts';

/** Response headers that a page of a tool may read, beyond those that every page may. */
const EXPOSED_HEADERS = 'etag, ratelimit, ratelimit-policy, retry-after, x-request-id';

/** The longest time for which Chromium remembers a preflight, seconds. */
const PREFLIGHT_SECONDS = 7_200;

/**
 * Lets pages of CORS_ORIGINS read responses of `url`, and answers their preflights. Never with credentials, so a browser
 * sends no cookies; the edge rules refuse a request that has one all the same. Register it before anything that may
 * answer, so that those pages can read refusals too.
 */
export function registerCors(app: FastifyInstance, url: string, rules: EdgeRules): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url !== url) return done();
    // Added even without an origin: a cache must not answer a tool's page with the copy of another client.
    void reply.header('vary', 'origin');
    if (rules.originOf(request.headers) !== 'tool') return done();
    void reply.headers({
      'access-control-allow-origin': request.headers.origin,
      'access-control-expose-headers': EXPOSED_HEADERS,
    });
    if (!isPreflight(request)) return done();
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST',
        // The wildcard does not include Authorization.
        'access-control-allow-headers': 'authorization, *',
        'access-control-max-age': PREFLIGHT_SECONDS,
      })
      .send();
  });
}

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}
