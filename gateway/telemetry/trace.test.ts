import { expect, test } from 'vitest';
import { createRest } from '../rest/restClients.ts';
import { hang, json, startFaultyUpstream } from '../rest/testing/faultyUpstream.ts';
import { createLog } from './log.ts';
import { startTracing } from './trace.ts';

const silent = createLog('silent');

test('without a collector operations just run', async () => {
  const tracing = await startTracing(null, silent);
  expect(await tracing.operation('Leads', 'query', [], () => Promise.resolve(1))).toBe(1);
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
  await tracing.operation('Leads', 'query', headers, () =>
    rest.clients(null, { locale: 'en', requestId: 'r' }).get('/account/leads', { query: 'private text' }),
  );
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

test('a failing collector is reported once, whatever the number of batches', async () => {
  const collector = await startFaultyUpstream();
  collector.behave(() => json(400, {}));
  const lines: string[] = [];
  const tracing = await startTracing(collector.url, createLog('info', { write: (line) => void lines.push(line) }));
  // A batch has at most 512 spans.
  for (let count = 0; count < 600; count += 1) await tracing.operation('Leads', 'query', [], () => Promise.resolve());
  await tracing.stop();
  expect(collector.received.length).toBeGreaterThan(1);
  expect(lines).toEqual([expect.stringContaining('the collector of OTEL_EXPORTER_OTLP_ENDPOINT fails')]);
  await collector.close();
});

test('a collector that hangs delays the stop for two seconds at most', async () => {
  const collector = await startFaultyUpstream();
  collector.behave(() => hang);
  const tracing = await startTracing(collector.url, silent);
  await tracing.operation('Leads', 'query', [], () => Promise.resolve());
  const started = performance.now();
  await tracing.stop();
  expect(performance.now() - started).toBeLessThan(5_000);
  await collector.close();
});
