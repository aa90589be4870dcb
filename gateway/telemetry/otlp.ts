import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api';
import type { Context, ContextManager } from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import type { ExportResult } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { unlessLate } from '../unlessLate.ts';
import type { Log } from './log.ts';
import type { Tracing } from './trace.ts';

/** The current span, propagated through asynchronous work. */
class AsyncContext implements ContextManager {
  readonly #storage = new AsyncLocalStorage<Context>();

  active(): Context {
    return this.#storage.getStore() ?? ROOT_CONTEXT;
  }

  with<A extends unknown[], F extends (...args: A) => ReturnType<F>>(
    active: Context,
    run: F,
    thisArg?: ThisParameterType<F>,
    ...args: A
  ): ReturnType<F> {
    return this.#storage.run(active, () => run.apply(thisArg, args));
  }

  bind<T>(active: Context, target: T): T {
    if (typeof target !== 'function') return target;
    const { apply } = Reflect;
    const call = (thisArg: unknown, args: unknown[]): unknown =>
      this.#storage.run(active, (): unknown => apply(target, thisArg, args));
    return new Proxy(target, { apply: (_target, thisArg, args: unknown[]) => call(thisArg, args) });
  }

  enable(): this {
    return this;
  }

  disable(): this {
    this.#storage.disable();
    return this;
  }
}

/** Longest time for the last batch when the process stops, in ms. The exporter itself would try for 10 s. */
const STOP_WITHIN_MS = 2_000;

/** Warns when the collector begins to fail, which OpenTelemetry keeps to itself. */
class ReportingExporter implements SpanExporter {
  readonly #exporter: SpanExporter;
  readonly #log: Log;
  #isFailing = false;

  constructor(exporter: SpanExporter, log: Log) {
    this.#exporter = exporter;
    this.#log = log;
  }

  export(spans: ReadableSpan[], resultCallback: (result: ExportResult) => void): void {
    this.#exporter.export(spans, (result) => {
      const isFailing = result.code !== ExportResultCode.SUCCESS;
      if (isFailing && !this.#isFailing) {
        this.#log.warn('the collector of OTEL_EXPORTER_OTLP_ENDPOINT fails, so traces are lost');
      }
      this.#isFailing = isFailing;
      resultCallback(result);
    });
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown();
  }
}

/**
 * Exports spans of operations and of their upstream calls (with `traceparent`) in batches over OTLP. Calls outside of
 * operations have none: polls would be most of all spans.
 */
export function startOtlpTracing(endpoint: string, log: Log): Tracing {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = new ReportingExporter(new OTLPTraceExporter({ url }), log);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'agency-gateway' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncContext());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  const undici = new UndiciInstrumentation({
    requireParentforSpans: true,
    // Queries may contain what users typed into a search.
    requestHook: (span, { origin, path }) => {
      span.setAttributes({ 'url.full': `${origin}${path.split('?')[0] ?? ''}`, 'url.query': '' });
    },
  });
  undici.setTracerProvider(provider);
  const tracer = provider.getTracer('gateway');

  return {
    operation({ name, kind, headers, run, faultIn }) {
      const parent = propagation.extract(ROOT_CONTEXT, Object.fromEntries(headers));
      const attributes = { 'graphql.operation.name': name, 'graphql.operation.type': kind };
      const span = tracer.startSpan(`${kind} ${name}`.trim(), { kind: SpanKind.SERVER, attributes }, parent);
      return context.with(trace.setSpan(parent, span), async () => {
        try {
          const result = await run();
          const fault = faultIn?.(result) ?? null;
          // Never a message: an upstream's may contain private data.
          if (fault !== null) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', fault);
          return result;
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      });
    },
    async stop() {
      undici.disable();
      const isShutDown = provider.shutdown().catch(() => undefined);
      await unlessLate(STOP_WITHIN_MS, isShutDown, () => undefined);
    },
  };
}
