import type { ErrorCode } from '../../domain/errorCodes.ts';
import type { Log } from './log.ts';

/** An operation to trace. */
export interface TracedOperation<T> {
  readonly name: string;
  readonly kind: string;
  readonly headers: Iterable<[string, string]>;
  readonly run: () => Promise<T>;
  /** The code of the error that makes the span a failed one, null if none does. */
  readonly faultIn?: (result: T) => ErrorCode | null;
}

/** Wraps operations in spans and exports them; without an endpoint it does nothing and loads nothing. */
export interface Tracing {
  /** Runs an operation in a span that continues the caller's `traceparent`. */
  operation<T>(operation: TracedOperation<T>): Promise<T>;
  stop(): Promise<void>;
}

export const noTracing: Tracing = {
  operation: ({ run }) => run(),
  stop: () => Promise.resolve(),
};

/** `endpoint`: OTLP over HTTP, without the path `/v1/traces`; null: no tracing, and the packages are not loaded. */
export async function startTracing(endpoint: string | null, log: Log): Promise<Tracing> {
  if (endpoint === null) return noTracing;
  const { startOtlpTracing } = await import('./otlp.ts');
  return startOtlpTracing(endpoint, log);
}
