import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Rest } from '../rest/restClients.ts';
import type { Metrics } from '../telemetry/metrics.ts';

/** How long the upstream's health is cached once it is known, in ms. */
const FRESH_MS = 1_000;

/** Null if the process can take work, else the reason (GWY-19). */
export type NotReady = () => Promise<string | null>;

/** `isDraining`: whether the process is about to stop. */
export function createNotReady(
  rest: Pick<Rest, 'isReachable'>,
  isOverloaded: () => boolean,
  isDraining: () => boolean,
): NotReady {
  let last: { readonly isUp: Promise<boolean>; until: number } | null = null;
  const ask = () => {
    const asked = { isUp: rest.isReachable(), until: Infinity };
    void asked.isUp.then(() => (asked.until = performance.now() + FRESH_MS));
    return asked;
  };
  return async () => {
    if (isDraining()) return 'stopping';
    if (isOverloaded()) return 'overloaded';
    if (!last || performance.now() >= last.until) last = ask();
    return (await last.isUp) ? null : 'upstream unreachable';
  };
}

const PROBE = { config: { isProbe: true } } as const;

/**
 * GET /healthz (liveness), /readyz (readiness) and /metrics, with and without the base path, because callers may not
 * know it.
 */
export function registerHealth(app: FastifyInstance, config: Config, notReady: NotReady, metrics: Metrics): void {
  for (const prefix of new Set(['', config.basePath])) {
    app.get(`${prefix}/healthz`, PROBE, (_request, reply) => reply.send({ status: 'ok' }));
    app.get(`${prefix}/readyz`, PROBE, async (_request, reply) => {
      const reason = await notReady();
      return reply.code(reason === null ? 200 : 503).send({ status: reason ?? 'ready' });
    });
    app.get(`${prefix}/metrics`, PROBE, async (request, reply) => {
      const isOpen = config.metricsToken === null && (config.isDevelopment || config.isDemo);
      const { authorization = '' } = request.headers;
      const isAllowed = config.metricsToken !== null && isSameSecret(authorization, `Bearer ${config.metricsToken}`);
      if (!isOpen && !isAllowed) return reply.callNotFound();
      return reply.header('content-type', metrics.registry.contentType).send(await metrics.registry.metrics());
    });
  }
}

/** In constant time: by their hashes, which have the same length. */
function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', expected, 'buffer'));
}
