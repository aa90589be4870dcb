import { expect, test } from 'vitest';
import { createRest } from '../rest/restClients.ts';
import { json, startFaultyUpstream } from '../rest/testing/faultyUpstream.ts';
import { startTracing } from './trace.ts';

test('without a collector operations just run', async () => {
  const tracing = await startTracing(null);
  expect(await tracing.operation('Leads', 'query', [], () => Promise.resolve(1))).toBe(1);
  await tracing.stop();
});

test('an operation and its upstream call are spans of the caller’s trace', async () => {
  const collector = await startFaultyUpstream();
  const upstream = await startFaultyUpstream();
  for (const server of [collector, upstream]) server.behave(() => json(200, {}));
  const tracing = await startTracing(collector.url);
  const rest = createRest({ upstreamUrl: upstream.url, messagingPath: '/messaging/api/v1' });
  const trace = '0af7651916cd43dd8448eb211c80319c';

  const headers = new Map([['traceparent', `00-${trace}-b7ad6b7169203331-01`]]);
  await tracing.operation('Leads', 'query', headers, () =>
    rest.clients(null, { locale: 'en', requestId: 'r' }).get('/account/leads', { query: 'private text' }),
  );
  await tracing.stop();
  await rest.close();

  expect(upstream.received[0]?.headers.traceparent).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-01$`));
  const sent = collector.received.map(({ body }) => body).join('');
  expect(collector.received[0]?.path).toBe('/v1/traces');
  expect(sent).toContain('query Leads');
  expect(sent.match(new RegExp(trace, 'g'))?.length).toBeGreaterThanOrEqual(2);
  expect(sent).not.toContain('private');
  await collector.close();
  await upstream.close();
});
