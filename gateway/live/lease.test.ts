import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ChatBatch } from './chatTopic.ts';
import { createLiveHub } from './hub.ts';
import { callerOf, FakeUpstream } from './testing/fakeUpstream.ts';
import { follow } from './testing/follow.ts';
import { testHub, type TestHub } from './testing/testHub.ts';
import { VirtualTime } from './testing/virtualTime.ts';
import { soleLease, type Lease } from './lease.ts';

const CHAT = 'chat-1';
const caller = callerOf('a');

/** Leases and a channel between the hubs of one test, with injectable faults. */
class Exchange {
  /** Names of hubs that receive nothing. */
  readonly deaf = new Set<string>();
  readonly #leases = new Map<string, number>();
  readonly #listeners = new Map<string, (batch: ChatBatch) => void>();

  lease(name: string): Lease<ChatBatch> {
    return {
      take: (key, ttlMs) => {
        const isFree = (this.#leases.get(key) ?? 0) <= performance.now();
        if (isFree) this.#leases.set(key, performance.now() + ttlMs);
        return Promise.resolve(isFree);
      },
      publish: (_key, batch) => {
        for (const [other, listener] of this.#listeners) if (other !== name && !this.deaf.has(other)) listener(batch);
      },
      listen: (_key, onNews) => {
        this.#listeners.set(name, onNews);
        return () => void this.#listeners.delete(name);
      },
    };
  }
}

let time: VirtualTime;
let upstream: FakeUpstream;
let exchange: Exchange;

beforeEach(() => {
  time = new VirtualTime();
  upstream = new FakeUpstream(() => time.now);
  upstream.addChat(CHAT, 'a');
  exchange = new Exchange();
});
afterEach(() => time.restore());

function process(name: string, random: number): TestHub {
  return testHub(createLiveHub, upstream, {
    random: () => random,
    leases: { chat: exchange.lease(name), messenger: soleLease(), leads: soleLease() },
  });
}

async function open({ hub }: TestHub): Promise<string[]> {
  return follow(await time.during(hub.chatEvents(caller, CHAT, null)));
}

describe('several processes', () => {
  it('poll like one process and deliver the same events', async () => {
    const received = [await open(process('p1', 0.2)), await open(process('p2', 0.5)), await open(process('p3', 0.9))];
    await time.pass(300_000);
    upstream.calls.length = 0;
    await time.pass(100_000);
    expect(upstream.count('/latest')).toBeGreaterThanOrEqual(19);
    expect(upstream.count('/latest')).toBeLessThanOrEqual(23);
    upstream.put(CHAT, 'm1');
    await time.pass(6_000);
    for (const one of received) expect(one).toEqual(['updated', 'added m1']);
  });

  it('forward what a kick found at once', async () => {
    const kicked = process('p1', 0.2);
    const received = [await open(kicked), await open(process('p2', 0.5))];
    await time.pass(300_000);
    upstream.put(CHAT, 'mine', { sender: 'agency' });
    kicked.hub.kick(caller, CHAT);
    await time.pass(50);
    for (const one of received) expect(one).toEqual(['updated', 'added mine']);
  });

  it('read what they missed themselves', async () => {
    const kicked = process('p1', 0.2);
    const missing = process('p2', 0.5);
    const received = [await open(kicked), await open(missing)];
    await time.pass(300_000);
    // This is right after a poll, so no other one is due while p2 receives nothing.
    const polls = upstream.count('/latest');
    while (upstream.count('/latest') === polls) await time.pass(50);
    exchange.deaf.add('p2');
    upstream.put(CHAT, 'm1');
    kicked.hub.kick(caller, CHAT);
    await time.pass(2_500);
    exchange.deaf.delete('p2');
    upstream.put(CHAT, 'm2');
    kicked.hub.kick(caller, CHAT);
    await time.pass(100);
    expect(received[0]).toEqual(['updated', 'added m1', 'added m2']);
    expect(received[1]).toEqual(['updated', 'added m1,m2']);
    expect(await missing.metric('live_gap_reads_total')).toBe(1);
  });

  it('poll themselves after 2.5 intervals without news', async () => {
    const received = [await open(process('p1', 0.2)), await open(process('p2', 0.5))];
    await time.pass(300_000);
    exchange.deaf.add('p1').add('p2');
    upstream.put(CHAT, 'm1');
    await time.pass(18_000);
    for (const one of received) expect(one).toEqual(['updated', 'added m1']);
  });
});
