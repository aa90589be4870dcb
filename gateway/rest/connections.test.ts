import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRest } from './restClients.ts';
import type { Rest } from './restClients.ts';
import { hang, json, startFaultyUpstream } from './testing/faultyUpstream.ts';
import type { FaultyUpstream } from './testing/faultyUpstream.ts';

let upstream: FaultyUpstream;
let rest: Rest;
beforeAll(async () => {
  upstream = await startFaultyUpstream();
  upstream.behave(({ path }) => (path.startsWith('/m/') ? hang : json(200, { ok: true })));
  rest = createRest({ upstreamUrl: upstream.url, messagingPath: '/m', deadlines: { api: 5_000, messaging: 60_000 } });
});
afterAll(async () => {
  await rest.close();
  await upstream.close();
});

/** A client of one operation or poll. */
function client(traffic: 'operation' | 'poll' = 'operation') {
  return rest.clients(null, { locale: 'en', requestId: 'request-1', traffic });
}

test('calls to a slow messaging service leave connections for all others', async () => {
  for (let index = 0; index < 100; index++) {
    for (const call of [
      client().get('/slow', {}, { messaging: true }),
      client().post('/slow', { messaging: true }),
      client('poll').get('/slow', {}, { messaging: true }),
    ]) {
      // Ends only with the client.
      call.catch(() => undefined);
    }
  }
  await expect.poll(() => upstream.received.length).toBe(128);
  expect(await client().get('/fast')).toEqual({ ok: true });
  expect(await rest.isReachable()).toBe(true);
});
