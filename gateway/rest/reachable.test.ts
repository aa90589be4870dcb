import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createRest } from './restClients.ts';
import type { Rest } from './restClients.ts';
import { json, startFaultyUpstream } from './testing/faultyUpstream.ts';
import type { FaultyUpstream } from './testing/faultyUpstream.ts';

let upstream: FaultyUpstream;
let rest: Rest;
let breaker: string;
beforeAll(async () => {
  upstream = await startFaultyUpstream();
  rest = createRest({
    upstreamUrl: upstream.url,
    messagingPath: '/messaging/api/v1',
    protection: { minimumRps: 0.5, halfOpenAfter: 100 },
    onBreaker: (_upstream, state) => (breaker = state),
  });
});
afterAll(async () => {
  await rest.close();
  await upstream.close();
});

afterEach(() => {
  vi.useRealTimers();
});

function get(path: string): Promise<unknown> {
  return rest.clients(null, { locale: 'en', requestId: 'request-1' }).get(path);
}

test('a probe closes the breaker after an outage, so that calls sent together all succeed (EXT-04)', async () => {
  upstream.behave(() => json(500, {}));
  for (let index = 0; index < 20; index++) await expect(get('/account/')).rejects.toThrow();
  expect([await rest.isReachable(), breaker]).toEqual([false, 'open']);
  upstream.behave(() => json(200, {}));
  const probed = async () => [await rest.isReachable(), breaker];
  await expect.poll(probed, { interval: 20 }).toEqual([true, 'closed']);
  expect(await Promise.all(['/account/', '/profile', '/account/leads'].map(get))).toEqual([{}, {}, {}]);
});

test('while the breaker is closed, a probe is a single call', async () => {
  const before = upstream.received.length;
  expect(await rest.isReachable()).toBe(true);
  expect(upstream.received).toHaveLength(before + 1);
});

test('a slow upstream is reachable, one that hangs is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let respond = () => undefined as void;
  upstream.behave(() => (response, socket) => (respond = () => json(200, {})(response, socket)));
  const probed = async (waited: number) => {
    const known = upstream.received.length;
    const reachable = rest.isReachable();
    while (upstream.received.length === known) await setImmediate();
    vi.advanceTimersByTime(waited);
    respond();
    return await reachable;
  };
  expect([await probed(3_400), await probed(3_600)]).toEqual([true, false]);
});
