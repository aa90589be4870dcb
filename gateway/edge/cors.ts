import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EdgeRules } from '../session/edgeRules.ts';

/** Response headers that a tool's page may read, in addition to those that every page may. */
const EXPOSED_HEADERS = 'etag, ratelimit, ratelimit-policy, retry-after, x-request-id';

/** The longest time for which Chromium remembers a preflight, in seconds. */
const PREFLIGHT_SECONDS = 7_200;

/**
 * Lets pages of CORS_ORIGINS read responses of `url`, and answers their preflights. Never with credentials, so browsers
 * send no cookies; the edge rules refuse a request that has one anyway. Register it before anything that may respond,
 * so that those pages can read refusals too.
 */
export function registerCors(app: FastifyInstance, url: string, rules: EdgeRules): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url !== url) return done();
    // Added even without an origin, so that a cache does not serve a tool's page a response stored for another client.
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
