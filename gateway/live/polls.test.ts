import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventsCursor } from '../relay/eventsCursor.ts';
import { UpstreamError } from '../rest/errors.ts';
import { createLiveHub, type LiveHubOptions } from './hub.ts';
import { callerOf, FakeUpstream } from './testing/fakeUpstream.ts';
import { follow } from './testing/follow.ts';
import { testHub, type TestHub } from './testing/testHub.ts';
import { VirtualTime } from './testing/virtualTime.ts';

const CHAT = 'chat-1';
const first = callerOf('a', 'first');
const second = callerOf('a', 'second');

let time: VirtualTime;
let upstream: FakeUpstream;

beforeEach(() => {
  time = new VirtualTime();
  upstream = new FakeUpstream(() => time.now);
  upstream.addChat(CHAT, 'a');
});
afterEach(() => time.restore());

function make(options: Partial<LiveHubOptions> = {}): TestHub {
  return testHub(createLiveHub, upstream, options);
}

async function open({ hub }: TestHub, caller = first, after: string | null = null): Promise<string[]> {
  const received = follow(await time.during(hub.chatEvents(caller, CHAT, after)));
  await time.settle();
  return received;
}

describe('polls', () => {
  it('run once per interval for any number of subscribers, each with another credential', async () => {
    const test = make();
    for (let index = 0; index < 10; index += 1) {
      await open(test, first);
      await open(test, second);
    }
    await time.pass(200_000);
    upstream.calls.length = 0;
    await time.pass(50_000);
    const polls = upstream.calls.filter(({ path }) => path.endsWith('/latest'));
    expect(polls).toHaveLength(10);
    expect(polls.filter(({ hash }) => hash === first.credential.hash)).toHaveLength(5);
  });

  it('run every second in an active conversation, every five in a quiet one (CON-03, CON-30)', async () => {
    await open(make());
    upstream.put(CHAT, 'm1');
    await time.pass(1_500);
    upstream.calls.length = 0;
    await time.pass(4_000);
    expect(upstream.count('/latest')).toBeGreaterThanOrEqual(3);
    await time.pass(300_000);
    upstream.calls.length = 0;
    await time.pass(50_000);
    expect(upstream.count('/latest')).toBe(10);
  });

  it.each([0, 1_000, 2_000, 3_000, 4_000])(
    'of a quiet chat follow those of the counters, so that a message comes with its count (message after %i ms)',
    async (afterMs) => {
      const test = make();
      const received = await open(test);
      await time.pass(2_500);
      const counted = follow(await time.during(test.hub.messengerEvents(first)));
      await time.pass(300_000 + afterMs);
      upstream.put(CHAT, 'm1');
      while (!counted.includes('counters 1/0') && !received.includes('added m1')) await time.pass(20);
      await time.pass(100);
      expect(received).toContain('added m1');
      upstream.calls.length = 0;
      await time.pass(700);
      expect(upstream.count('/latest')).toBe(0);
    },
  );

  it('back off to four intervals while the upstream fails, never end the stream, and recover', async () => {
    const test = make();
    const received = await open(test);
    await time.pass(300_000);
    upstream.outage = new UpstreamError({ kind: 'timeout' });
    await time.pass(60_000);
    upstream.calls.length = 0;
    await time.pass(100_000);
    expect(upstream.count('/latest')).toBe(5);
    upstream.put(CHAT, 'm1');
    upstream.outage = null;
    await time.pass(20_100);
    expect(received).toEqual(['updated', 'added m1']);
  });

  it.each([CHAT, '/last-read/'])('push messages while only other reads of the chat fail (%s)', async (ending) => {
    const test = make();
    const received = await open(test);
    await time.pass(60_000);
    upstream.latency = (path) => {
      if (path.endsWith(ending)) throw new UpstreamError({ kind: 'status', status: 500 });
      return 5;
    };
    upstream.put(CHAT, 'm1');
    await time.pass(6_000);
    expect(received).toEqual(['updated', 'added m1']);
    expect(await open(test, second)).toEqual(['updated']);
    upstream.changeChat(CHAT, { isClosed: true });
    upstream.readByLead(CHAT);
    upstream.latency = () => 5;
    await time.pass(6_000);
    expect(received).toEqual(['updated', 'added m1', 'updated']);
  });

  it('wait as long as the upstream’s Retry-After says', async () => {
    await open(make());
    await time.pass(2_000);
    upstream.outage = new UpstreamError({ kind: 'rateLimited', status: 429, retryAfter: 40 });
    await time.pass(5_000);
    upstream.calls.length = 0;
    await time.pass(34_000);
    expect(upstream.calls).toEqual([]);
  });

  it('end at once with the last subscriber', async () => {
    const test = make();
    const stream = await time.during(test.hub.chatEvents(first, CHAT, null));
    const pending = stream.next().then(() => stream.next());
    await time.pass(10_000);
    await stream.return?.();
    await stream.return?.();
    expect(await pending).toEqual({ done: true, value: undefined });
    expect(time.timers).toBe(0);
    expect(await test.metric('live_topics')).toBe(0);
  });

  it('never begin if the subscriber leaves before its stream is open', async () => {
    const test = make();
    upstream.latency = () => 4_000;
    const leaving = [0, 1, 2].map(() => new AbortController());
    leaving[0]?.abort();
    const streams = Promise.all([
      test.hub.chatEvents(first, CHAT, null, leaving[0]?.signal),
      test.hub.chatEvents(first, CHAT, null, leaving[1]?.signal),
      test.hub.messengerEvents(first, leaving[2]?.signal),
    ]);
    await time.pass(1_000);
    for (const left of leaving) left.abort();
    for (const stream of await time.during(streams))
      expect(await stream.next()).toEqual({ done: true, value: undefined });
    const calls = upstream.calls.length;
    await time.pass(60_000);
    expect(upstream.calls).toHaveLength(calls);
    expect([time.timers, await test.metric('live_topics')]).toEqual([0, 0]);
  });

  it('continue after an outage at subscribe', async () => {
    upstream.outage = new UpstreamError({ kind: 'network' });
    const received = await open(make());
    await time.pass(30_000);
    upstream.outage = null;
    await time.pass(5_000);
    expect(received).toEqual(['updated']);
  });
});

describe('a write', () => {
  it('is pushed at once after a kick', async () => {
    const test = make();
    const received = await open(test);
    await time.pass(300_000);
    upstream.put(CHAT, 'mine', { sender: 'agency' });
    test.hub.kick(second, CHAT);
    await time.pass(50);
    expect(received).toEqual(['updated', 'added mine']);
  });

  it('is never pushed before its own response, and delays nothing else', async () => {
    const test = make();
    const received = await open(test);
    await time.pass(10_000);
    const release = test.hub.hold(second, CHAT);
    upstream.put(CHAT, 'mine', { sender: 'agency' });
    await time.pass(1);
    upstream.put(CHAT, 'theirs');
    await time.pass(10_000);
    expect(received).toEqual(['updated', 'added theirs']);
    release();
    release();
    await time.pass(50);
    expect(received).toEqual(['updated', 'added theirs', 'added mine']);
  });

  it('in flight withholds no older own messages from a reader that resumes', async () => {
    const test = make();
    await open(test);
    const left = eventsCursor(time.now);
    await time.pass(1);
    upstream.put(CHAT, 'earlier', { sender: 'agency' });
    await time.pass(60_000);
    const release = test.hub.hold(first, CHAT);
    upstream.put(CHAT, 'mine', { sender: 'agency' });
    const received = await open(test, second, left);
    expect(received).toEqual(['updated', 'added earlier']);
    release();
    await time.pass(50);
    expect(received).toEqual(['updated', 'added earlier', 'added mine']);
  });

  it('that changes while in flight is still pushed as new', async () => {
    const test = make();
    const received = await open(test);
    const release = test.hub.hold(second, CHAT);
    upstream.put(CHAT, 'mine', { sender: 'agency' });
    await time.pass(4_000);
    upstream.put(CHAT, 'mine', { status: 'delivered' });
    await time.pass(12_000);
    release();
    await time.pass(50);
    expect(received).toEqual(['updated', 'added mine']);
  });

  it('in flight hides nothing from a reader that joins without a cursor', async () => {
    const test = make();
    await open(test);
    const release = test.hub.hold(first, CHAT);
    upstream.put(CHAT, 'mine', { sender: 'agency' });
    await time.pass(1);
    upstream.put(CHAT, 'theirs');
    await time.pass(3_000);
    const received = await open(test, second);
    release();
    await time.pass(50);
    expect(received).toEqual(['updated', 'added theirs', 'added mine']);
  });
});
