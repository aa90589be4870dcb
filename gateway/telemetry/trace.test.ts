import { expect, test } from 'vitest';
import { createTestApollo } from '../edge/testing/testApollo.ts';
import { runTrusted } from '../pages/runTrusted.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { UpstreamError } from '../rest/errors.ts';
import { createRest } from '../rest/restClients.ts';
import { hang, json, startFaultyUpstream } from '../rest/testing/faultyUpstream.ts';
import { createLog } from './log.ts';
import { startTracing } from './trace.ts';

const silent = createLog('silent');
const LEADS = { name: 'Leads', kind: 'query', headers: [] } as const;

test('without a collector operations just run', async () => {
  const tracing = await startTracing(null, silent);
  expect(await tracing.operation({ ...LEADS, run: () => Promise.resolve(1) })).toBe(1);
  await tracing.stop();
});

test('an operation and its upstream call are spans of the caller’s trace, and polls are none', async () => {
  const collector = await startFaultyUpstream();
  const upstream = await startFaultyUpstream();
  for (const server of [collector, upstream]) server.behave(() => json(200, {}));
  const tracing = await startTracing(collector.url, silent);
  const rest = createRest({ upstreamUrl: upstream.url, messagingPath: '/messaging/api/v1' });
  const trace = '0af7651916cd43dd8448eb211c80319c';

  // A poll.
  await rest.clients(null, { locale: 'en', requestId: 'r' }).get('/account/', {});
  const headers = new Map([['traceparent', `00-${trace}-b7ad6b7169203331-01`]]);
  await tracing.operation({
    ...LEADS,
    headers,
    run: () => rest.clients(null, { locale: 'en', requestId: 'r' }).get('/account/leads', { query: 'private text' }),
  });
  await tracing.stop();
  await rest.close();

  expect(upstream.received[1]?.headers.traceparent).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-01$`));
  const sent = collector.received.map(({ body }) => body).join('');
  expect(collector.received[0]?.path).toBe('/v1/traces');
  expect(sent).toContain('query Leads');
  expect(sent.match(/"traceId":"[^"]+"/g)).toEqual([`"traceId":"${trace}"`, `"traceId":"${trace}"`]);
  expect(sent).not.toContain('private');
  await collector.close();
  await upstream.close();
});

interface SentSpan {
  readonly name: string;
  readonly status: { readonly code?: number; readonly message?: string };
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
}

test('only errors that the client did not cause make a span a failed one, by their code alone', async () => {
  const collector = await startFaultyUpstream();
  collector.behave(() => json(200, {}));
  const tracing = await startTracing(collector.url, silent);
  const errors: Readonly<Record<string, Error | null>> = {
    none: null,
    bug: new TypeError('password'),
    upstream: new UpstreamError({ kind: 'network' }),
    slow: new UpstreamError({ kind: 'timeout' }),
    missing: new UpstreamError({ kind: 'status', status: 404, code: 'SECRET' }),
    refused: new GatewayError('BAD_USER_INPUT', 'No.'),
    gone: new UpstreamError({ kind: 'aborted' }),
    late: new UpstreamError({ kind: 'aborted' }),
  };
  const names = Object.keys(errors);
  const apollo = createTestApollo(
    'type Query { run(how: String!): Boolean }',
    {
      Query: {
        run: (_query, { how }: { how: string }) => {
          const error = errors[how];
          if (error) throw error;
          return true;
        },
      },
    },
    new Map(names.map((how) => [how, `query ${how} { run(how: "${how}") }`])),
    tracing,
  );
  await apollo.start();
  const gone = new AbortController();
  gone.abort();
  const late = new AbortController();
  late.abort(new DOMException('', 'TimeoutError'));
  const signals: Readonly<Record<string, AbortSignal>> = { gone: gone.signal, late: late.signal };
  for (const id of names) {
    const signal = signals[id] ?? new AbortController().signal;
    const context = { viewer: null, requestId: 'r', rateLimitKey: 'a', log: silent, rest: { calls: 0 }, signal };
    await runTrusted(apollo, { id, variables: {} }, context as Context);
  }
  await apollo.stop();
  await tracing.stop();
  const sent = collector.received.map(({ body }) => body);
  const spans = sent.flatMap((body) => {
    const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  });
  const ERROR = 2;
  const failed = spans.filter(({ status }) => status.code === ERROR);
  expect(
    failed.map(({ name, attributes }) => [name, attributes.find(({ key }) => key === 'error.type')?.value.stringValue]),
  ).toEqual([
    ['query bug', 'INTERNAL'],
    ['query upstream', 'UPSTREAM_ERROR'],
    ['query slow', 'UPSTREAM_TIMEOUT'],
    ['query late', 'UPSTREAM_TIMEOUT'],
  ]);
  expect(spans).toHaveLength(names.length);
  expect(sent.join('')).not.toMatch(/password|SECRET/);
  await collector.close();
});

test('a failing collector is reported once, whatever the number of batches', async () => {
  const collector = await startFaultyUpstream();
  collector.behave(() => json(400, {}));
  const lines: string[] = [];
  const tracing = await startTracing(collector.url, createLog('info', { write: (line) => void lines.push(line) }));
  // A batch has at most 512 spans.
  for (let count = 0; count < 600; count += 1) await tracing.operation({ ...LEADS, run: () => Promise.resolve() });
  await tracing.stop();
  expect(collector.received.length).toBeGreaterThan(1);
  expect(lines).toEqual([expect.stringContaining('the collector of OTEL_EXPORTER_OTLP_ENDPOINT fails')]);
  await collector.close();
});

test('a collector that hangs delays the stop for two seconds at most', async () => {
  const collector = await startFaultyUpstream();
  collector.behave(() => hang);
  const tracing = await startTracing(collector.url, silent);
  await tracing.operation({ ...LEADS, run: () => Promise.resolve() });
  const started = performance.now();
  await tracing.stop();
  expect(performance.now() - started).toBeLessThan(5_000);
  await collector.close();
});
