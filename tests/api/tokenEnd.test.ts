import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startGateway, type Answer, type Gateway } from '../harness/gateway.ts';
import { uploadForm } from '../harness/uploadForm.ts';
import { within } from '../live/testing/liveSocket.ts';
import { Browser, EMAIL, emailOf } from './testing/browser.ts';
import { startPair } from './testing/pair.ts';
import type { Pair } from './testing/pair.ts';
import { rootFields, smallestOperation } from './testing/smallestOperation.ts';

/** Milliseconds after which a revoked or expired token no longer works in any process (GWY-13). */
const EVERYWHERE_MS = 5_000;
const DAY_MS = 24 * 60 * 60_000;
const NOTHING_READ = '{ __typename }';

let pair: Pair;
let second: Gateway;
beforeAll(async () => {
  pair = await startPair({ env: { RATE_LIMIT: '0' } });
  second = await startGateway({ upstreamUrl: pair.upstream.url });
}, 120_000);
afterAll(async () => {
  await second?.stop();
  await pair?.stop();
});

async function owner(): Promise<Browser> {
  const browser = new Browser(pair.gateway);
  await browser.signIn('owner-scale');
  return browser;
}

async function ask(at: Gateway, token: string, query: string, variables: object = {}) {
  const form = uploadForm({ query, variables });
  const response = await fetch(at.graphqlUrl, {
    method: 'POST',
    headers: {
      ...(form ? {} : { 'content-type': 'application/json' }),
      'graphql-require-preflight': '1',
      authorization: `Bearer ${token}`,
    },
    body: form ?? JSON.stringify({ query, variables }),
  });
  const { errors } = (await response.json()) as Answer;
  return { status: response.status, code: errors?.[0]?.extensions?.code };
}

/** A tool that subscribes with graphql-ws the way its documentation shows. */
function startTool(at: Gateway, token: string) {
  const seen = { connects: 0, events: 0, error: undefined as unknown };
  const client = createClient({
    url: at.socketUrl,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: () => Promise.resolve(),
    on: { connecting: () => void (seen.connects += 1) },
  });
  client.subscribe(
    { query: 'subscription { messengerEvents { __typename } }' },
    {
      next: () => void (seen.events += 1),
      error: (error) => void (seen.error = error),
      complete: () => undefined,
    },
  );
  return { seen, stop: async () => client.dispose() };
}
type Tool = ReturnType<typeof startTool>;

async function expectEnded(tools: readonly Tool[]): Promise<void> {
  await within(EVERYWHERE_MS + 500, 'the end of every socket', () =>
    tools.every(({ seen }) => seen.error !== undefined),
  );
  // graphql-ws does not retry after this code, so no tool reconnects with a token that cannot work.
  expect(tools.map(({ seen }) => [(seen.error as { code?: number }).code, seen.connects])).toEqual(
    tools.map(() => [4401, 1]),
  );
  await Promise.all(tools.map(({ stop }) => stop()));
}

/** Expects every operation of the contract to reject a revoked or expired token. */
async function expectRefused(token: string): Promise<void> {
  const operations = (['Query', 'Mutation'] as const).flatMap((root) =>
    rootFields(root).map((name) => ({ name, ...smallestOperation(root, name) })),
  );
  const asked = [...operations, { name: 'broken', query: '{', variables: {} }];
  const answers = await Promise.all(
    asked.map(async ({ name, query, variables }) => [name, await ask(pair.gateway, token, query, variables)]),
  );
  const refusal = { status: 401, code: 'UNAUTHENTICATED' };
  expect(answers).toEqual(asked.map(({ name }) => [name, refusal]));
}

test(
  'a revoked token gets HTTP 401 at once here and within 5 s in another process, and its tools stop for good (GWY-13)',
  { timeout: 40_000 },
  async () => {
    const browser = await owner();
    const { token, accessToken } = await browser.createToken({ name: 'short', expiresInDays: 1 });
    const tools = [startTool(pair.gateway, token), startTool(second, token)];
    await within(15_000, 'the first events', () => tools.every(({ seen }) => seen.events > 0));
    expect([await ask(pair.gateway, token, EMAIL), await ask(second, token, EMAIL)]).toMatchObject([
      { status: 200 },
      { status: 200 },
    ]);
    await browser.revokeToken(accessToken.id);
    expect(await ask(pair.gateway, token, NOTHING_READ)).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
    await within(EVERYWHERE_MS, 'the refusal in the other process', async () => {
      return (await ask(second, token, NOTHING_READ)).status === 401;
    });
    await expectEnded(tools);
    await expectRefused(token);
    // The session that revoked it still works.
    expect(emailOf(await browser.run(EMAIL))).toBe('owner-scale@demo.example');
  },
);

test('signing out with a token revokes it and stops its tools (GWY-13)', { timeout: 40_000 }, async () => {
  const browser = await owner();
  const { token } = await browser.createToken({ name: 'leaves', expiresInDays: 1 });
  const tool = startTool(pair.gateway, token);
  await within(15_000, 'the first event', () => tool.seen.events > 0);
  expect(await ask(pair.gateway, token, 'mutation { signOut { signedOut } }')).toMatchObject({ status: 200 });
  await expectEnded([tool]);
  expect(await ask(pair.gateway, token, NOTHING_READ)).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
});

test('the eleventh socket of a token is closed with 4429, and its tool does not retry (GWY-13)', async () => {
  const browser = await owner();
  const { token } = await browser.createToken({ name: 'many', expiresInDays: 1 });
  const tools = Array.from({ length: 10 }, () => startTool(pair.gateway, token));
  await within(15_000, 'the first events', () => tools.every(({ seen }) => seen.events > 0));
  const eleventh = startTool(pair.gateway, token);
  await within(5_000, 'the refusal', () => eleventh.seen.error !== undefined);
  expect([(eleventh.seen.error as { code?: number }).code, eleventh.seen.connects]).toEqual([4429, 1]);
  expect(tools.every(({ seen }) => seen.error === undefined)).toBe(true);
  await Promise.all([...tools, eleventh].map(({ stop }) => stop()));
});

test(
  'an expired token gets HTTP 401 within 5 s, and its tools stop for good (GWY-13)',
  { timeout: 40_000 },
  async () => {
    const { token } = await (await owner()).createToken({ name: 'expires', expiresInDays: 1 });
    const tools = [startTool(pair.gateway, token), startTool(second, token)];
    await within(15_000, 'the first events', () => tools.every(({ seen }) => seen.events > 0));
    await pair.upstream.advanceClock(DAY_MS);
    for (const at of [pair.gateway, second]) {
      await within(EVERYWHERE_MS, 'the refusal', async () => (await ask(at, token, NOTHING_READ)).status === 401);
    }
    await expectEnded(tools);
    await expectRefused(token);
  },
);
