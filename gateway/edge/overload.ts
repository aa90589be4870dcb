import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { ErrorCode } from '../../domain/errorCodes.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * These respond to any host name and under any load: probes and scrapers call by IP address, and matter most under
     * load.
     */
    isProbe?: true;
  }
}

export interface OverloadLimits {
  /** Event loop utilization, 0 to 1. */
  readonly utilization: number;
  /** Mean event loop delay, in ms. */
  readonly delayMs: number;
  /** Length of a sample, in ms. */
  readonly sampleMs: number;
}

/** Sampled over three seconds, so that a single long task does not count as overload. */
export const OVERLOAD_LIMITS: OverloadLimits = { utilization: 0.95, delayMs: 200, sampleMs: 3_000 };

/** Retry-After of a refusal, in seconds: the next sample is taken by then. */
const RETRY_AFTER_S = 3;

/**
 * Measures the event loop. Over a limit the process is not ready, so that a proxy sends new work elsewhere; over the
 * delay limit it also sheds load with 503. High utilization alone sheds nothing, because the process still answers in
 * time and refusals would keep it busy. What happened before the server listens does not count: a start on a slow
 * machine keeps the event loop busy too. Returns whether the process is over a limit.
 */
export async function registerOverload(app: FastifyInstance, limits: OverloadLimits): Promise<() => boolean> {
  let countsFrom = 0;
  const counts = (): boolean => performance.now() >= countsFrom;
  app.addHook('onListen', (done) => {
    // A sample is in force until the next one is complete, so the last one of the start ends after two of them.
    countsFrom = performance.now() + 2 * limits.sampleMs;
    done();
  });
  await app.register(underPressure, {
    eventLoopUtilizationMode: 'interval',
    maxEventLoopUtilization: limits.utilization,
    maxEventLoopDelay: limits.delayMs,
    sampleInterval: limits.sampleMs,
    pressureHandler(request, reply, type) {
      if (type !== underPressure.TYPE_EVENT_LOOP_DELAY || request.routeOptions.config.isProbe || !counts()) return;
      const extensions = { code: 'RATE_LIMITED' satisfies ErrorCode, retryAfter: RETRY_AFTER_S, requestId: request.id };
      void reply
        .code(503)
        .header('retry-after', RETRY_AFTER_S)
        .send({ errors: [{ message: 'Too many requests.', extensions }] });
    },
  });
  return () => counts() && app.isUnderPressure();
}
