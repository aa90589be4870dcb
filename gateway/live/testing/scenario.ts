import fc from 'fast-check';
import { UpstreamError } from '../../rest/errors.ts';
import { isSameState, readState } from '../chatState.ts';
import type { LiveHub, LiveHubOptions } from '../hub.ts';
import { callerOf, FakeUpstream } from './fakeUpstream.ts';
import { ModelClient } from './modelClient.ts';
import { testHub } from './testHub.ts';
import { VirtualTime } from './virtualTime.ts';

type Step = Readonly<Record<'waitMs' | 'lateMs' | 'which', number>> & { readonly act: (typeof ACTS)[number] };

const ACTS = [
  ...([
    'write',
    'write',
    'write',
    'write',
    'write',
    'write',
    'update',
    'erase',
    'eraseMany',
    'send',
    'kick',
    'readByLead',
    'close',
  ] as const),
  ...(['connect', 'connect', 'disconnect', 'stall', 'resume', 'outage', 'recovery'] as const),
] as const;

const step: fc.Arbitrary<Step> = fc.record({
  waitMs: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 0, max: 500 }) }, fc.integer({ min: 0, max: 4_000 })),
  lateMs: fc.integer({ min: 0, max: 2_000 }),
  which: fc.nat(11),
  act: fc.constantFrom(...ACTS),
});

const quick = fc.integer({ min: 1, max: 400 });
const slow = fc.integer({ min: 400, max: 4_900 });

/** A sequence of events in three chats of two accounts with five clients, and the duration of calls. */
export const scenarios = fc.record({
  ringEvents: fc.constantFrom(3, 100),
  steps: fc.array(step, { minLength: 5, maxLength: 120 }),
  latencies: fc.array(fc.oneof({ weight: 4, arbitrary: quick }, { weight: 1, arbitrary: slow }), {
    minLength: 1,
    maxLength: 9,
  }),
  /** A call whose turn is 0 fails. */
  failures: fc.array(fc.nat(9), { minLength: 1, maxLength: 11 }),
  randoms: fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1, maxLength: 7 }),
});

export type Scenario = typeof scenarios extends fc.Arbitrary<infer T> ? T : never;

const CHATS = [
  { uuid: 'a-1', account: 'a' },
  { uuid: 'a-2', account: 'a' },
  { uuid: 'b-1', account: 'b' },
] as const;

function cycle(values: readonly number[]): () => number {
  let index = 0;
  return () => values[index++ % values.length] ?? 0;
}

/** Runs a scenario and returns the faults found. */
export async function play(
  create: (options: LiveHubOptions) => LiveHub,
  { steps, latencies, failures, randoms, ringEvents }: Scenario,
): Promise<string[]> {
  const time = new VirtualTime();
  try {
    const upstream = new FakeUpstream(() => time.now);
    for (const { uuid, account } of CHATS) upstream.addChat(uuid, account);
    const [latency, failure] = [cycle(latencies), cycle(failures)];
    let failed = 0;
    upstream.latency = () => {
      const ms = latency();
      if (failure() > 0) return ms;
      failed += 1;
      throw new UpstreamError({ kind: 'timeout' });
    };
    const { hub, metric } = testHub(create, upstream, { random: cycle(randoms), ringEvents });
    const clients = [
      new ModelClient(callerOf('a', 'a-first'), 'a-1'),
      new ModelClient(callerOf('a', 'a-second'), 'a-1'),
      new ModelClient(callerOf('a', 'a-first'), 'a-1'),
      new ModelClient(callerOf('a', 'a-second'), 'a-2'),
      new ModelClient(callerOf('b'), 'b-1'),
    ];
    for (const client of clients) client.connect(hub);
    const foreign: string[] = [];
    const messengers = await Promise.all(
      ['a', 'b'].map(async (account) => {
        const opened = hub.messengerEvents(callerOf(account));
        await time.pass(20_000);
        const stream = await opened;
        void watchMessenger(stream, account, foreign);
        return stream;
      }),
    );
    const start = time.now;
    let written = 0;
    let kicks = 0;
    let outages = 0;
    const uuids: string[][] = [[], [], []];
    const actOn = async ({ act, which, lateMs }: Step): Promise<void> => {
      const chat = CHATS[which % 3] ?? CHATS[0];
      const known = uuids[which % 3] ?? [];
      const client = clients[which % 5];
      const some = known[which % Math.max(1, known.length)];
      const caller = callerOf(chat.account, `${chat.account}-first`);
      const write = (sender: 'lead' | 'agency', late: number): void => {
        written += 1;
        known.push(`m${written}`);
        upstream.put(chat.uuid, `m${written}`, { sender }, late);
      };
      if (act === 'write') write('lead', lateMs);
      else if (act === 'update' && some !== undefined) upstream.put(chat.uuid, some, { status: 'delivered' }, lateMs);
      else if (act === 'erase' && some !== undefined) upstream.delete(chat.uuid, some);
      else if (act === 'eraseMany') for (const uuid of known.slice(0, 20)) upstream.delete(chat.uuid, uuid);
      else if (act === 'readByLead') upstream.readByLead(chat.uuid);
      else if (act === 'close') upstream.changeChat(chat.uuid, { isClosed: lateMs % 2 === 0 });
      else if (act === 'connect') client?.connect(hub);
      else if (act === 'disconnect') client?.disconnect();
      else if (act === 'stall') client?.stall();
      else if (act === 'resume') client?.resume();
      else if (act === 'outage') upstream.outage = new UpstreamError({ kind: 'status', status: 503 });
      else if (act === 'recovery') upstream.outage = null;
      else if (act === 'send' || act === 'kick') {
        kicks += 2;
        const release = hub.hold(caller, chat.uuid);
        if (act === 'send') write('agency', 0);
        await time.pass(lateMs);
        release();
        hub.kick(caller, chat.uuid);
      }
    };
    for (const one of steps) {
      await time.pass(one.waitMs);
      await actOn(one);
      if (upstream.outage !== null) outages = upstream.calls.length;
    }
    upstream.outage = null;
    upstream.latency = latency;
    for (const client of clients) {
      client.resume();
      client.connect(hub);
    }
    await time.pass(60_000);

    const faults = [
      ...foreign,
      ...(await otherStates(clients, upstream, time)),
      ...clients.flatMap((client) => [...client.faults, ...missingFrom(client, upstream)]),
    ];
    const connects = clients.reduce((sum, client) => sum + client.connects, 0);
    const lags = await metric('live_lag_recoveries_total');
    const shortest = (time.now - start) / 950;
    const mostReads = 3 * shortest + 2 * connects + 2 * lags + kicks + outages + 2 * failed;
    if (upstream.count('/latest') > mostReads)
      faults.push(`${upstream.count('/latest')} readings, at most ${mostReads}`);

    for (const client of clients) client.disconnect();
    for (const stream of messengers) await stream.return?.();
    await time.settle();
    if (time.timers > 0) faults.push(`${time.timers} timers are left`);
    const left = (await metric('live_topics')) + (await metric('live_subscribers'));
    if (left !== 0) faults.push(`${left} topics or subscribers are left`);
    const calls = upstream.calls.length;
    await time.pass(60_000);
    if (upstream.calls.length > calls) faults.push('the upstream was asked although nobody was there');
    return faults;
  } finally {
    time.restore();
  }
}

/** Chats whose last state sent to a client differs from that of the upstream. */
async function otherStates(
  clients: readonly ModelClient[],
  upstream: FakeUpstream,
  time: VirtualTime,
): Promise<string[]> {
  const options = { traffic: 'operation', locale: 'en', requestId: 'r' } as const;
  const reading = Promise.all(
    clients.map(({ caller, chat }) => readState(upstream.clients(caller.credential, options), chat)),
  );
  await time.pass(10_000);
  const states = await reading;
  return clients.flatMap(({ chat, state }, index) => {
    const now = states[index];
    return state !== null && now !== undefined && isSameState(state, now) ? [] : [`${chat} ended in another state`];
  });
}

/** Versions that were not delivered but should have been. */
function missingFrom(client: ModelClient, upstream: FakeUpstream): string[] {
  return upstream
    .visible(client.chat)
    .filter((message) => Date.parse(message.updatedAt) > (client.baseline ?? Infinity))
    .filter((message) => client.store.get(message.uuid)?.updatedAt !== message.updatedAt)
    .map((message) => `${client.chat} lost ${message.uuid}`);
}

async function watchMessenger(
  stream: Awaited<ReturnType<LiveHub['messengerEvents']>>,
  account: string,
  foreign: string[],
): Promise<void> {
  for await (const event of stream) {
    if (event.kind !== 'chats') continue;
    for (const chat of event.chats)
      if (!chat.uuid.startsWith(`${account}-`)) foreign.push(`${account} saw ${chat.uuid}`);
  }
}
