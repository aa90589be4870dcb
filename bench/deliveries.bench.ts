// CPU of a pushed event for each subscriber: the gateway against stock graphql-ws. 50 accounts have sixty subscribers each, 50 others a
// single one; messages for the ones and for the others cost the same but for 2,950 deliveries. The gateway finds its messages by polling,
// stock is handed the same ones. `npm run bench -- deliveries`; about four minutes, shorter with BENCH_ROUNDS (16).
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionSecret } from '../tests/harness/gateway.ts';
import { within } from '../tests/live/testing/liveSocket.ts';
import type { Emission, Group } from './chatEvents.ts';
import { MEASURED_CORE, OTHER_CORE, pinOurselves, startPinned } from './pinned.ts';
import type { PinnedServer } from './pinned.ts';
import { followAll } from './subscribers.ts';
import type { Followers } from './subscribers.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? '16');
/** The first rounds compile. */
const UNCOUNTED = 3;
const BAR = 0.6;
const GOAL = 0.4;
const PATIENCE_MS = 60_000;
const MOST_ATTEMPTS = 10;
/** Every chat is polled twice in it, and its message found by the first of them, ms. */
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
/** Where a side's events come from. */
const sources: Readonly<Record<Side, PinnedServer>> = { gateway: upstream, stock: servers.stock };

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const emitted = new Map<string, number>();

/** Every subscriber of the group is pushed the next message; resolves when all have it. */
async function push(side: Side, group: Group): Promise<void> {
  const key = `${side} ${group}`;
  const number = (emitted.get(key) ?? 0) + 1;
  emitted.set(key, number);
  const emission: Emission = { group, number };
  await fetch(`${sources[side].url}/emit`, { method: 'POST', body: JSON.stringify(emission) });
  const subscribers = followers[side][group].all;
  await within(PATIENCE_MS, `message ${number} of ${side}`, () => {
    const failure = subscribers.map((subscriber) => subscriber.failure()).find((reason) => reason !== null);
    if (failure !== undefined) throw new Error(`a subscriber of ${side} has lost its stream: ${failure}`);
    return subscribers.every((subscriber) => subscriber.messages() === number);
  });
}

/** Both sides must push the same bytes, or their costs cannot be compared. */
async function checkSamePushes(group: Group): Promise<void> {
  await Promise.all(SIDES.map((side) => push(side, group)));
  for (const [index, subscriber] of followers.gateway[group].all.entries()) {
    const [ours, theirs] = [subscriber.latest(), followers.stock[group].all[index]?.latest()];
    if (ours !== theirs) throw new Error(`the pushes differ:\n${ours}\n${theirs}`);
  }
}

/**
 * CPU µs of a window in which every subscriber of the group is pushed a message; without a group, of one in which nothing happens. A window
 * that was too short, because the machine does other work, does not count: the next one is taken.
 */
async function windowOf(side: Side, group: Group | null): Promise<number> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const until = performance.now() + WINDOW_MS;
    const before = await servers[side].cpuMs();
    if (group !== null) await push(side, group);
    const left = until - performance.now();
    if (left < 0) continue;
    await pause(left);
    return ((await servers[side].cpuMs()) - before) * 1_000;
  }
  throw new Error(`messages of ${side} take longer than ${WINDOW_MS} ms: the machine is too busy`);
}

function lowerQuartile(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? Number.NaN;
}

function follow(side: Side, group: Group): Followers {
  return followAll(`${servers[side].url.replace('http', 'ws')}/graphql`, group);
}

const followers: Readonly<Record<Side, Readonly<Record<Group, Followers>>>> = {
  gateway: { crowded: follow('gateway', 'crowded'), single: follow('gateway', 'single') },
  stock: { crowded: follow('stock', 'crowded'), single: follow('stock', 'single') },
};

try {
  const [crowded, single] = [followers.gateway.crowded.all, followers.gateway.single.all];
  const extra = crowded.length - single.length;
  await within(PATIENCE_MS, 'first states', () => [...crowded, ...single].every(({ hasBegun }) => hasBegun()));
  await within(PATIENCE_MS, 'subscribers', async () => {
    const answer = await fetch(servers.stock.url);
    return Number(await answer.text()) === crowded.length + single.length;
  });
  for (const group of GROUPS) await checkSamePushes(group);
  const costs = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS + UNCOUNTED; round += 1) {
    for (const group of [...GROUPS, null]) {
      for (const side of SIDES) {
        const cost = await windowOf(side, group);
        const key = `${side} ${group}`;
        if (round >= UNCOUNTED) costs.set(key, [...(costs.get(key) ?? []), cost]);
      }
    }
  }
  const cost = (side: Side, group: Group | null): number => lowerQuartile(costs.get(`${side} ${group}`) ?? []);
  const delivery = (side: Side): number => (cost(side, 'crowded') - cost(side, 'single')) / extra;
  const print = (name: string, of: (side: Side) => number): void => {
    const [own, other] = [of('gateway'), of('stock')];
    console.log(
      `${name.padEnd(46)} ${own.toFixed(1).padStart(8)} ${other.toFixed(1).padStart(8)} ${(own / other).toFixed(2).padStart(6)}`,
    );
  };
  console.log(`CPU µs, lower quartiles of ${ROUNDS} windows, ${crowded.length} subscribers of 50 accounts`);
  console.log(`${''.padEnd(46)} ${'gateway'.padStart(8)} ${'stock'.padStart(8)} ${'ratio'.padStart(6)}`);
  print('a delivery', delivery);
  print(
    'a delivery with its share of the event',
    (side) => (cost(side, 'crowded') - cost(side, null)) / crowded.length,
  );
  print('an event for a single subscriber', (side) => (cost(side, 'single') - cost(side, null)) / single.length);
  const ratio = delivery('gateway') / delivery('stock');
  console.log(`bar  ${ratio <= BAR ? 'met' : 'MISSED'}: a delivery ≤ ${BAR} × stock (${ratio.toFixed(2)})`);
  console.log(`goal ${ratio <= GOAL ? 'met' : 'not yet'}: a delivery ≤ ${GOAL} × stock`);
  await rm(folder, { recursive: true });
} finally {
  for (const side of SIDES) for (const group of GROUPS) followers[side][group].close();
  for (const server of Object.values(servers)) await server.stop();
  await upstream.stop();
}
