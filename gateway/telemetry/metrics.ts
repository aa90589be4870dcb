import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { CallReport } from '../rest/upstream.ts';

/** Histogram buckets, in seconds: from a cached response to the deadline of a slow call. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Sampling interval of the event loop delay, in ms: each sample wakes the process. */
const LOOP_PRECISION_MS = 50;

/** All metrics of the gateway. Labels are closed sets: never ids, paths or texts. */
export interface Metrics {
  readonly registry: Registry;
  readonly operation: (transport: 'http' | 'socket' | 'page', kind: string, result: string, seconds: number) => void;
  readonly engine: (engine: 'compiled' | 'interpreted') => void;
  readonly refused: (reason: string) => void;
  readonly upstreamCall: (call: CallReport) => void;
  readonly breaker: (upstream: string, state: string) => void;
  readonly sockets: Gauge;
}

/** `withProcess`: includes process metrics (memory, event loop); off in tests. */
export function createMetrics(withProcess: boolean): Metrics {
  const registry = new Registry();
  if (withProcess) collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_PRECISION_MS });
  const registers = [registry];
  const operations = new Histogram({
    name: 'gateway_operation_seconds',
    help: 'Time from receiving an operation to its answer.',
    labelNames: ['transport', 'kind', 'result'],
    buckets: BUCKETS,
    registers,
  });
  const engines = new Counter({
    name: 'gateway_executions_total',
    help: 'Operations by engine: compiled code, or graphql-js where compiling is not possible.',
    labelNames: ['engine'],
    registers,
  });
  const refusals = new Counter({
    name: 'gateway_refused_total',
    help: 'Requests refused before execution, by error code.',
    labelNames: ['reason'],
    registers,
  });
  const calls = new Histogram({
    name: 'gateway_upstream_seconds',
    help: 'Calls to the upstream.',
    labelNames: ['upstream', 'traffic', 'result'],
    buckets: BUCKETS,
    registers,
  });
  const retries = new Counter({
    name: 'gateway_upstream_retries_total',
    help: 'Reads that were tried a second time.',
    labelNames: ['upstream'],
    registers,
  });
  const breakers = new Gauge({
    name: 'gateway_upstream_breaker_open',
    help: '1 while the circuit breaker of an upstream keeps calls away.',
    labelNames: ['upstream'],
    registers,
  });
  const sockets = new Gauge({ name: 'gateway_sockets', help: 'Open WebSockets and event streams.', registers });

  return {
    registry,
    sockets,
    operation: (transport, kind, result, seconds) => operations.observe({ transport, kind, result }, seconds),
    engine: (engine) => engines.inc({ engine }),
    refused: (reason) => refusals.inc({ reason }),
    upstreamCall: (call) => {
      calls.observe({ upstream: call.upstream, traffic: call.traffic, result: String(call.result) }, call.ms / 1000);
      if (call.isRetry) retries.inc({ upstream: call.upstream });
    },
    breaker: (upstream, state) => breakers.set({ upstream }, state === 'open' ? 1 : 0),
  };
}
