import type { Log } from './log.ts';

/** Wraps operations in spans and exports them; without an endpoint it does nothing and loads nothing. */
export interface Tracing {
  /** Runs an operation in a span that continues the caller's `traceparent`. */
  operation<T>(name: string, kind: string, headers: Iterable<[string, string]>, run: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

export const noTracing: Tracing = {
  operation: (_name, _kind, _headers, run) => run(),
  stop: () => Promise.resolve(),
};

/** `endpoint`: OTLP over HTTP, without the path `/v1/traces`; null: no tracing, and the packages are not loaded. */
export async function startTracing(endpoint: string | null, log: Log): Promise<Tracing> {
  if (endpoint === null) return noTracing;
  const { startOtlpTracing } = await import('./otlp.ts');
  return startOtlpTracing(endpoint, log);
}
