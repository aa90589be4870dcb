import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLiveHub } from './hub.ts';
import { callerOf, FakeUpstream } from './testing/fakeUpstream.ts';
import { follow } from './testing/follow.ts';
import { seededRandom } from './testing/seededRandom.ts';
import { testHub, type TestHub } from './testing/testHub.ts';
import { VirtualTime } from './testing/virtualTime.ts';

const ACCOUNTS = 40;
const INTERVAL_MS = 5_000;
const MINUTES = 10;

let time: VirtualTime;
let upstream: FakeUpstream;
let test: TestHub;

beforeEach(() => {
  time = new VirtualTime();
  upstream = new FakeUpstream(() => time.now);
  upstream.tellsChanges = true;
  for (let index = 0; index < ACCOUNTS; index += 1) {
    upstream.addChat(`chat-${index}`, `account-${index}`);
    upstream.put(`chat-${index}`, `old-${index}`, { createdAt: new Date(time.now - 86_400_000).toISOString() });
  }
  test = testHub(createLiveHub, upstream, { random: seededRandom(20_261_121) });
});
afterEach(() => time.restore());

/** Subscribes to the messenger of every account and, with `chats`, to its one chat. */
async function openAll({ chats }: { readonly chats: boolean }): Promise<string[][]> {
  const callers = Array.from({ length: ACCOUNTS }, (_, index) => callerOf(`account-${index}`));
  const streams = await time.during(Promise.all(callers.map((caller) => test.hub.messengerEvents(caller))), 1_000);
  const received = streams.map((stream) => follow(stream));
  if (chats) {
    const chatsOpening = Promise.all(
      callers.map((caller, index) => test.hub.chatEvents(caller, `chat-${index}`, null)),
    );
    await time.pass(1_000);
    for (const stream of await chatsOpening) follow(stream);
  }
  return received;
}

/** Calls made in ten minutes, by path, per account and 5 s. */
async function callsPerInterval(): Promise<Record<string, number>> {
  upstream.calls.length = 0;
  await time.pass(MINUTES * 60_000);
  const counts: Record<string, number> = {};
  for (const { path } of upstream.calls) {
    const name = path.replace(/chat-\d+/, ':uuid');
    counts[name] = (counts[name] ?? 0) + 1;
  }
  const intervals = ACCOUNTS * ((MINUTES * 60_000) / INTERVAL_MS);
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, count / intervals]));
}

function sum(calls: Record<string, number>): number {
  return Object.values(calls).reduce((total, count) => total + count, 0);
}

describe('an idle account', () => {
  it('costs one counter call per 5 s from the first minute on, and little else (S-03)', async () => {
    await openAll({ chats: false });
    const calls = await callsPerInterval();
    expect(Object.keys(calls).sort()).toEqual([
      '/account/subscription/',
      '/agency/chats/',
      '/agency/counters/messages/',
    ]);
    expect(calls['/agency/counters/messages/']).toBeLessThanOrEqual(1.05);
    expect(calls['/agency/counters/messages/']).toBeGreaterThanOrEqual(0.95);
    // Once a minute per account.
    expect(calls['/account/subscription/']).toBeLessThanOrEqual(1.05 / 12);
    expect(calls['/agency/chats/']).toBeLessThanOrEqual(1.05 / 12);
    expect(sum(calls)).toBeLessThanOrEqual(1.2);
  });

  it('costs at most 1.4 counter calls if RST-52 lacks the leads (S-03)', async () => {
    upstream.countsLeads = false;
    await openAll({ chats: false });
    const calls = await callsPerInterval();
    const counters = (calls['/agency/counters/messages/'] ?? 0) + (calls['/account/counters'] ?? 0);
    expect(counters).toBeLessThanOrEqual(1.4);
    expect(calls['/account/counters']).toBeGreaterThanOrEqual(0.3);
    expect(sum(calls)).toBeLessThanOrEqual(1.55);
  });

  it('costs one more read of messages and of the read mark per 5 s with a quiet chat open (CON-03, P-13)', async () => {
    await openAll({ chats: true });
    const calls = await callsPerInterval();
    for (const name of ['/agency/chats/:uuid/messages/latest', '/agency/chats/:uuid/messages/last-read/']) {
      expect(calls[name]).toBeLessThanOrEqual(1.05);
      expect(calls[name]).toBeGreaterThanOrEqual(0.95);
    }
    expect(calls['/agency/counters/messages/']).toBeLessThanOrEqual(1.05);
    // The chat itself is read every 20 s.
    expect(calls['/agency/chats/:uuid']).toBeLessThanOrEqual(1.05 / 4);
    expect(sum(calls)).toBeLessThanOrEqual(3.5);
  });
});

describe('a change in an idle account', () => {
  it('is pushed within 5.5 s', async () => {
    const received = await openAll({ chats: false });
    await time.pass(60_000);
    upstream.activeLeads = 7;
    await time.pass(5_500);
    expect(received.filter((events) => events.at(-1) === 'counters 1/7')).toHaveLength(ACCOUNTS);
  });

  it('is pushed within three intervals if only RST-63 shows it, and at once after a kick', async () => {
    upstream.countsLeads = false;
    const received = await openAll({ chats: false });
    await time.pass(60_000);
    upstream.activeLeads = 7;
    test.hub.kick(callerOf('account-0'), null);
    await time.pass(50);
    expect(received[0]?.at(-1)).toBe('counters 1/7');
    await time.pass(15_950);
    expect(received.filter((events) => events.at(-1) === 'counters 1/7')).toHaveLength(ACCOUNTS);
  });
});
