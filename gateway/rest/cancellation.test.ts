import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Credential } from './credential.ts';
import type { RestClient } from './client.ts';
import { UpstreamError } from './errors.ts';
import { createRest } from './restClients.ts';
import type { Rest } from './restClients.ts';
import { hang, json, reset, startFaultyUpstream } from './testing/faultyUpstream.ts';
import type { FaultyUpstream } from './testing/faultyUpstream.ts';

const ada = new Credential('token');

let upstream: FaultyUpstream;
let rest: Rest;
let client: AbortController;
beforeEach(async () => {
  upstream = await startFaultyUpstream();
  rest = createRest({ upstreamUrl: upstream.url, messagingPath: '/messaging/api/v1' });
  client = new AbortController();
});
afterEach(async () => {
  await rest.close();
  await upstream.close();
});

function operation(): RestClient {
  return rest.clients(ada, { locale: 'de', requestId: 'r', signal: client.signal });
}
/** The error kind, or 'ok'. */
function outcome(read: Promise<unknown>): Promise<string> {
  return read.then(
    () => 'ok',
    (error: unknown) => (error instanceof UpstreamError ? error.kind : String(error)),
  );
}

test('when the client disconnects, its reads end at once, including those waiting for a permit', async () => {
  upstream.behave(() => hang);
  const one = operation();
  const two = operation();
  const reads = Array.from({ length: 80 }, (_, page) => outcome((page < 40 ? one : two).get('/leads', { page })));
  await expect.poll(() => upstream.received.length).toBe(72);
  const started = performance.now();
  client.abort();
  expect(new Set(await Promise.all(reads))).toEqual(new Set(['aborted']));
  // Immediate, with an allowance for a busy machine.
  expect(performance.now() - started).toBeLessThan(500);
  expect(await outcome(one.get('/account/'))).toBe('aborted');
  expect(upstream.received).toHaveLength(72);
});

test('a write continues after its client has disconnected', async () => {
  upstream.behave(({ path }) => json(200, path === '/csrf' ? { token: 't' } : { done: true }));
  const write = operation().put('/account/locale', { body: {} });
  client.abort();
  expect(await write).toEqual({ done: true });
});

test('60 calls of an operation leave no listener or timer behind and cause no warning', async () => {
  const warnings: Error[] = [];
  const note = (warning: Error): void => void warnings.push(warning);
  process.on('warning', note);
  const held = Promise.withResolvers<void>();
  upstream.behave(({ path }) => (response, socket) => {
    const answer = path.endsWith('=7') ? reset : json(200, {});
    void held.promise.then(() => answer(response, socket));
  });
  const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  const one = operation();
  const reads = Array.from({ length: 59 }, (_, page) => outcome(one.get('/leads', { page })));
  await expect.poll(() => getEventListeners(client.signal, 'abort').length).toBe(59);
  held.resolve();
  expect((await Promise.all(reads)).filter((kind) => kind !== 'ok')).toEqual(['network']);
  expect(getEventListeners(client.signal, 'abort')).toEqual([]);
  // The pooled connections have some timers of their own.
  expect(timers()).toBeLessThan(before + 10);
  process.off('warning', note);
  expect(warnings).toEqual([]);
});
