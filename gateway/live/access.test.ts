import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../session/caller.ts';
import { createLiveHub } from './hub.ts';
import { callerOf, FakeUpstream } from './testing/fakeUpstream.ts';
import { follow } from './testing/follow.ts';
import { testHub, type TestHub } from './testing/testHub.ts';
import { VirtualTime } from './testing/virtualTime.ts';

const CHAT = 'chat-1';
const first = callerOf('a', 'first');
const second = callerOf('a', 'second');
const stranger = callerOf('b');

let time: VirtualTime;
let upstream: FakeUpstream;
let test: TestHub;
let shownOut: Caller[];

beforeEach(() => {
  time = new VirtualTime();
  upstream = new FakeUpstream(() => time.now);
  upstream.addChat(CHAT, 'a');
  test = testHub(createLiveHub, upstream);
  shownOut = [];
  test.hub.onUnauthenticated((caller) => shownOut.push(caller));
});
afterEach(() => time.restore());

async function open(caller: Caller): Promise<string[]> {
  const received = follow(await time.during(test.hub.chatEvents(caller, CHAT, null)));
  await time.settle();
  return received;
}

describe('a caller who may not follow a chat', () => {
  it.each([
    ['an account without a subscription', () => upstream.unpaid.add('a'), first, { code: 'SUBSCRIPTION_REQUIRED' }],
    ['another account', () => undefined, stranger, { kind: 'status', status: 404 }],
    ['a credential that is revoked', () => upstream.revoked.add(first.credential.hash), first, { status: 401 }],
  ])('%s is refused at subscribe and leaves nothing behind', async (_name, prepare, caller, refusal) => {
    prepare();
    await expect(open(caller)).rejects.toMatchObject(refusal);
    expect(time.timers).toBe(0);
    expect(await test.metric('live_topics')).toBe(0);
    expect(await test.metric('live_subscribers')).toBe(0);
  });

  it('an invalid cursor is refused', async () => {
    await expect(test.hub.chatEvents(first, CHAT, 'yesterday')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('a caller who loses access', () => {
  it('loses only its own stream and has its sockets closed', async () => {
    const received = await open(first);
    const alsoFirst = await open(first);
    const other = await open(second);
    upstream.revoked.add(first.credential.hash);
    await time.pass(12_000);
    upstream.put(CHAT, 'm1');
    await time.pass(12_000);
    expect(received).toEqual(['updated', 'refused UNAUTHENTICATED', 'end']);
    expect(alsoFirst).toEqual(received);
    expect(other).toEqual(['updated', 'added m1']);
    expect(new Set(shownOut)).toEqual(new Set([first]));
    const asked = upstream.calls.filter(({ hash }) => hash === first.credential.hash).length;
    await time.pass(60_000);
    expect(upstream.calls.filter(({ hash }) => hash === first.credential.hash)).toHaveLength(asked);
  });

  it('is polled with its next credential at once, so that other subscribers are not delayed', async () => {
    const other = await open(second);
    await open(first);
    await time.pass(300_000);
    upstream.revoked.add(first.credential.hash);
    upstream.put(CHAT, 'm1');
    await time.pass(5_300);
    expect(other).toEqual(['updated', 'added m1']);
  });

  it('loses its stream within a minute of a downgrade', async () => {
    const received = await open(first);
    const other = await open(second);
    await time.pass(10_000);
    upstream.unpaid.add('a');
    await time.pass(66_000);
    expect(received).toEqual(['updated', 'refused SUBSCRIPTION_REQUIRED', 'end']);
    expect(other).toEqual(received);
    expect(time.timers).toBe(0);
    await expect(open(first)).rejects.toMatchObject({ code: 'SUBSCRIPTION_REQUIRED' });
    expect(shownOut).toEqual([]);
  });

  it('is never polled again once refused, even while a stalled client has not read the refusal', async () => {
    const stalled = await time.during(test.hub.chatEvents(first, CHAT, null));
    const other = await open(second);
    upstream.revoked.add(first.credential.hash);
    await time.pass(12_000);
    upstream.calls.length = 0;
    upstream.put(CHAT, 'm1');
    await time.pass(60_000);
    expect(upstream.calls.filter(({ hash }) => hash === first.credential.hash)).toEqual([]);
    expect(upstream.calls.length).toBeLessThan(150);
    expect(other).toEqual(['updated', 'added m1']);
    expect(follow(stalled)).toEqual([]);
    await time.pass(100);
    expect(time.timers).toBe(1);
  });

  it('loses its stream when its session ends', async () => {
    const received = await open({ ...first, expiresAt: time.now + 20_000 });
    await time.pass(26_000);
    expect(received).toEqual(['updated', 'refused UNAUTHENTICATED', 'end']);
  });

  it('does not poll for others before its own first read is authorized', async () => {
    await open(first);
    upstream.latency = (path) => (path.endsWith('/latest') ? 4_000 : 10);
    upstream.revoked.add(second.credential.hash);
    const joining = test.hub.chatEvents(second, CHAT, null);
    joining.catch(() => undefined);
    await time.pass(10_000);
    await expect(joining).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(upstream.calls.filter(({ hash }) => hash === second.credential.hash).length).toBeLessThanOrEqual(2);
  });
});
