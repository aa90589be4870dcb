// CPU of a pushed event per subscriber: the gateway against stock graphql-ws. 50 accounts have sixty subscribers each,
// 50 others have one, so the two groups differ in cost only by 2,950 deliveries. The gateway gets its messages by
// polling; stock graphql-ws receives them directly. `npm run bench -- deliveries`; about three minutes, shorter with
// BENCH_ROUNDS (16).
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionSecret } from '../tests/harness/gateway.ts';
import { within } from '../tests/live/testing/liveSocket.ts';
import type { Emission, Group } from './chatEvents.ts';
import { MEASURED_CORE, OTHER_CORE, pinOurselves, startPinned } from './pinned.ts';
import type { PinnedServer } from './pinned.ts';
import { lowerQuartile } from './results.ts';
import { followAll } from './subscribers.ts';
import type { Followers } from './subscribers.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? '16');
/** Warm-up rounds, in which code is compiled. */
const UNCOUNTED = 3;
const BAR = 0.6;
const GOAL = 0.4;
const PATIENCE_MS = 60_000;
const MOST_ATTEMPTS = 10;
/** Long enough to poll every chat twice, in ms; the first poll finds the message. */
const WINDOW_MS = 2_000;

type Side = 'gateway' | 'stock';
const SIDES: readonly Side[] = ['gateway', 'stock'];
const GROUPS: readonly Group[] = ['crowded', 'single'];

pinOurselves();
const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const log = join(folder, 'servers.log');
const begin = { EVENTS_BEGIN: String(Date.now() - 60 * 60_000) };
const upstream = await startPinned('bench/fakeChats.ts', OTHER_CORE, begin, log);
const gatewayEnv = { UPSTREAM_URL: upstream.url, SESSION_SECRET: sessionSecret, RATE_LIMIT: '100000000' };
const servers: Readonly<Record<Side, PinnedServer>> = {
  gateway: await startPinned('gateway/main.ts', MEASURED_CORE, gatewayEnv, log),
  stock: await startPinned('bench/peers/graphqlWs.ts', MEASURED_CORE, begin, log),
};
/** Event source of each side. */
const sources: Readonly<Record<Side, PinnedServer>> = { gateway: upstream, stock: servers.stock };

function follow(side: Side, group: Group): Promise<Followers> {
  return followAll(`${servers[side].url.replace('http', 'ws')}/graphql`, group);
}

const followers: Readonly<Record<Side, Readonly<Record<Group, Followers>>>> = {
  gateway: { crowded: await follow('gateway', 'crowded'), single: await follow('gateway', 'single') },
  stock: { crowded: await follow('stock', 'crowded'), single: await follow('stock', 'single') },
};

/** Throws if a subscriber has lost its stream. */
function checkStreams(side: Side): void {
  const all = GROUPS.flatMap((group) => followers[side][group].all);
  const failure = all.map((subscriber) => subscriber.failure()).find((reason) => reason !== null);
  if (failure !== undefined) throw new Error(`a subscriber of ${side} has lost its stream: ${failure}`);
}

const emitted = new Map<string, number>();

/** Pushes the next message to every subscriber of the group; resolves when all have it. */
async function push(side: Side, group: Group): Promise<void> {
  const key = `${side} ${group}`;
  const number = (emitted.get(key) ?? 0) + 1;
  emitted.set(key, number);
  const emission: Emission = { group, number };
  await fetch(`${sources[side].url}/emit`, { method: 'POST', body: JSON.stringify(emission) });
  await within(PATIENCE_MS, `message ${number} of ${side}`, () => {
    checkStreams(side);
    return followers[side][group].all.every((subscriber) => subscriber.messages() === number);
  });
}

/** Both sides must push the same bytes, or their costs are not comparable. */
async function checkSamePushes(group: Group): Promise<void> {
  await Promise.all(SIDES.map((side) => push(side, group)));
  for (const [index, subscriber] of followers.gateway[group].all.entries()) {
    const [ours, theirs] = [subscriber.latest(), followers.stock[group].all[index]?.latest()];
    if (ours !== theirs) throw new Error(`the pushes differ:\n${ours}\n${theirs}`);
  }
}

/**
 * CPU µs of a window in which every subscriber of the group gets a message. A window that is too short because the
 * machine is busy is discarded and repeated.
 */
async function windowOf(side: Side, group: Group): Promise<number> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const until = performance.now() + WINDOW_MS;
    const before = await servers[side].cpuMs();
    await push(side, group);
    const left = until - performance.now();
    if (left < 0) continue;
    await new Promise((resolve) => setTimeout(resolve, left));
    return ((await servers[side].cpuMs()) - before) * 1_000;
  }
  throw new Error(`messages of ${side} take longer than ${WINDOW_MS} ms: the machine is too busy`);
}

try {
  const [crowded, single] = [followers.gateway.crowded.all, followers.gateway.single.all];
  await within(PATIENCE_MS, 'first states', () => {
    checkStreams('gateway');
    return [...crowded, ...single].every(({ hasBegun }) => hasBegun());
  });
  await within(PATIENCE_MS, 'subscribers', async () => {
    const answer = await fetch(servers.stock.url);
    return Number(await answer.text()) === crowded.length + single.length;
  });
  for (const group of GROUPS) await checkSamePushes(group);
  const costs = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS + UNCOUNTED; round += 1) {
    for (const group of GROUPS) {
      for (const side of SIDES) {
        const cost = await windowOf(side, group);
        const key = `${side} ${group}`;
        if (round >= UNCOUNTED) costs.set(key, [...(costs.get(key) ?? []), cost]);
      }
    }
  }
  const costOf = (side: Side, group: Group): number => lowerQuartile(costs.get(`${side} ${group}`) ?? []);
  const deliveryOf = (side: Side): number =>
    (costOf(side, 'crowded') - costOf(side, 'single')) / (crowded.length - single.length);
  const [own, stock] = [deliveryOf('gateway'), deliveryOf('stock')];
  const ratio = own / stock;
  console.log(
    `CPU µs of a delivery, lower quartiles of ${ROUNDS} windows, ${crowded.length} subscribers of 50 accounts`,
  );
  console.log(`gateway ${own.toFixed(1)}   stock graphql-ws ${stock.toFixed(1)}   ratio ${ratio.toFixed(2)}\n`);
  console.log(`bar  ${ratio <= BAR ? 'met' : 'MISSED'}: a delivery ≤ ${BAR} × stock (${ratio.toFixed(2)})`);
  console.log(`goal ${ratio <= GOAL ? 'met' : 'not yet'}: a delivery ≤ ${GOAL} × stock (${ratio.toFixed(2)})`);
  await rm(folder, { recursive: true });
} finally {
  for (const side of SIDES) for (const group of GROUPS) followers[side][group].close();
  for (const server of Object.values(servers)) await server.stop();
  await upstream.stop();
}
