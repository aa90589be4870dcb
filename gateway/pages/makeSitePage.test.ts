import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteRequest } from '../../web/site/renderer.ts';
import { routeById } from '../../web/routing/routes.ts';
import { readConfig } from '../config.ts';
import type { Context } from '../context.ts';
import { createTestApollo } from '../edge/testing/testApollo.ts';
import { SECRET } from '../edge/testing/testGateway.ts';
import { createRest } from '../rest/restClients.ts';
import { json, startFaultyUpstream } from '../rest/testing/faultyUpstream.ts';
import type { FaultyUpstream } from '../rest/testing/faultyUpstream.ts';
import { createSessionCookies } from '../session/cookie.ts';
import { createKeyRing } from '../session/seal.ts';
import { createLog } from '../telemetry/log.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { createMakeSitePage } from './makeSitePage.ts';

/** A price that has a default. */
const apollo = createTestApollo(
  'type Query { price: Int }',
  { Query: { price: (_root, _args, { rest }) => rest.getPublic('/prices/').catch(() => 90) } },
  new Map([['price', '{ price }']]),
);
const log = createLog('silent');

let upstream: FaultyUpstream;
let rest: ReturnType<typeof createRest>;
beforeAll(async () => {
  await apollo.start();
  upstream = await startFaultyUpstream();
  rest = createRest({ upstreamUrl: upstream.url, messagingPath: '' });
});
afterAll(async () => {
  await apollo.stop();
  await rest.close();
  await upstream.close();
});

const settings = { basePath: '', locale: 'en', theme: 'system' } as SiteRequest['settings'];
const makePage = createMakeSitePage({
  apollo,
  log,
  config: readConfig({ SESSION_SECRET: SECRET }),
  cookies: createSessionCookies(createKeyRing([SECRET]), { isLoopback: true, now: () => 0 }),
  makeContext: () => expect.unreachable(),
  writeLimits: { takeForm: () => expect.unreachable() },
  metrics: createMetrics(false),
  manifest: null,
  renderSite: async ({ execute }) => {
    const { data } = await execute({ id: 'price', variables: {} });
    return { status: 200, head: '', body: '', data: JSON.stringify(data) };
  },
});

test.each([
  ['is not whole with a default in the place of a price that cannot be read', 503, false],
  ['is whole if the upstream has no prices', 404, true],
  ['is whole with all its parts', 200, true],
])('%s', async (_what, status, isWhole) => {
  upstream.behave(() => json(status, 80));
  const client = rest.clients(null, { locale: `en-${status}`, requestId: 'r' });
  const context = { viewer: null, requestId: 'r', rateLimitKey: 'a', log, rest: client } as Context;
  const page = await makePage(context, {
    address: { prefix: null, pathname: '/get-started', search: '' },
    match: { route: routeById('getStarted'), params: {} },
    settings,
    outcome: null,
  });
  expect([page.status, page.isWhole]).toEqual([200, isWhole]);
  expect(page.bytes.toString()).toContain(`{"price":${status === 200 ? 80 : 90}}`);
});
