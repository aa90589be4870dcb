import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { ErrorCode } from '../../domain/errorCodes.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered under any host name and any load: probes and scrapers call by IP address, and need an answer most then. */
    isProbe?: true;
  }
}

export interface OverloadLimits {
  /** Share of the time in which the event loop works, 0 to 1. */
  readonly utilization: number;
  /** How late the event loop is on average, ms. */
  readonly delayMs: number;
  /** Over how long both are measured, ms. */
  readonly sampleMs: number;
}

/** Of three seconds: one long task is no overload. */
export const OVERLOAD_LIMITS: OverloadLimits = { utilization: 0.95, delayMs: 200, sampleMs: 3_000 };

/** When a refused client should try again, seconds: until then the next sample is taken. */
const RETRY_AFTER_S = 3;

/**
 * Measures the event loop. Beyond a limit the process is not ready, so that a proxy sends new work elsewhere; beyond that of the
 * delay it also sheds load by 503. High utilization alone sheds nothing: a process at work answers in time, and the answers of the
 * refusals would keep it at work.
 * Returns whether the process is beyond a limit.
 */
export async function registerOverload(app: FastifyInstance, limits: OverloadLimits): Promise<() => boolean> {
  await app.register(underPressure, {
    eventLoopUtilizationMode: 'interval',
    maxEventLoopUtilization: limits.utilization,
    maxEventLoopDelay: limits.delayMs,
    sampleInterval: limits.sampleMs,
    pressureHandler(request, reply, type) {
      if (type !== underPressure.TYPE_EVENT_LOOP_DELAY || request.routeOptions.config.isProbe) return;
      const extensions = { code: 'RATE_LIMITED' satisfies ErrorCode, retryAfter: RETRY_AFTER_S, requestId: request.id };
      void reply
        .code(503)
        .header('retry-after', RETRY_AFTER_S)
        .send({ errors: [{ message: 'Too many requests.', extensions }] });
    },
  });
  return () => app.isUnderPressure();
}
