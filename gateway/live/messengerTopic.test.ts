import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UpstreamError } from '../rest/errors.ts';
import { createLiveHub } from './hub.ts';
import { callerOf, FakeUpstream } from './testing/fakeUpstream.ts';
import { follow } from './testing/follow.ts';
import { testHub, type TestHub } from './testing/testHub.ts';
import { VirtualTime } from './testing/virtualTime.ts';

const caller = callerOf('a');

let time: VirtualTime;
let upstream: FakeUpstream;
let test: TestHub;

beforeEach(() => {
  time = new VirtualTime();
  upstream = new FakeUpstream(() => time.now);
  upstream.addChat('c1', 'a');
  upstream.addChat('c2', 'a');
  upstream.addChat('foreign', 'b');
  test = testHub(createLiveHub, upstream);
});
afterEach(() => time.restore());

async function open(): Promise<string[]> {
  const received = follow(await time.during(test.hub.messengerEvents(caller)));
  await time.settle();
  return received;
}

/** Opens an idle account with `count` chats, oldest activity first; `received` lacks the first events. */
async function openFull(count: number): Promise<{ uuids: string[]; received: string[] }> {
  const uuids = Array.from({ length: count }, (_, index) => `full-${index + 1}`);
  for (const [index, uuid] of uuids.entries()) {
    upstream.addChat(uuid, 'full');
    upstream.changeChat(uuid, { createdAt: new Date((index + 1) * 1_000).toISOString() });
  }
  const received = follow(await time.during(test.hub.messengerEvents(callerOf('full'))));
  await time.pass(200_000);
  received.length = 0;
  return { uuids, received };
}

describe('the account-wide state', () => {
  it('is sent at once, then on every change', async () => {
    const received = await open();
    expect(received).toEqual(['counters 0/0', 'chats c1,c2']);
    received.length = 0;
    upstream.put('c2', 'm1');
    await time.pass(5_300);
    expect(received).toEqual(['counters 1/0', 'chats c2']);
    received.length = 0;
    upstream.activeLeads = 3;
    await time.pass(5_300);
    expect(received).toEqual(['counters 1/3']);
  });

  it('reads the first page only when the counters change, or after a minute (CON-03)', async () => {
    await open();
    await time.pass(200_000);
    upstream.calls.length = 0;
    await time.pass(300_000);
    // One of them is the unread view.
    expect(upstream.count('/agency/chats/')).toBe(5 + 1);
    expect(upstream.count('/agency/counters/messages/')).toBe(60);
  });

  it('reports a chat that left the page right after a kick', async () => {
    const received = await open();
    await time.pass(300_000);
    received.length = 0;
    upstream.changeChat('c1', { isArchived: true });
    test.hub.kick(caller, 'c1');
    await time.pass(100);
    expect(received).toEqual(['counters 0/0', 'chats c1']);
  });

  it('reports a chat that left a full page, but none that was pushed off it by others', async () => {
    const { received } = await openFull(25);
    upstream.changeChat('full-20', { isArchived: true });
    test.hub.kick(callerOf('full'), 'full-20');
    await time.pass(100);
    expect(received).toEqual(['counters 0/0', 'chats full-5,full-20']);
    received.length = 0;
    upstream.put('full-1', 'm1');
    await time.pass(5_300);
    expect(received).toEqual(['counters 1/0', 'chats full-1']);
  });

  it('reports a chat behind the first page when it is opened, because that reads it', async () => {
    const { received } = await openFull(25);
    follow(await time.during(test.hub.chatEvents(callerOf('full'), 'full-1', null), 5_300));
    expect(received).toEqual(['chats full-1']);
    await time.pass(300_000);
    expect(received).toEqual(['chats full-1']);
  });

  it.each([30, 250])('reports every one of %i chats that change between two polls', async (count) => {
    const { uuids, received } = await openFull(count + 60);
    const changed = uuids.slice(0, count);
    upstream.calls.length = 0;
    for (const uuid of changed) {
      upstream.put(uuid, `m-${uuid}`);
      await time.pass(1);
    }
    await time.pass(5_300);
    const pushed = received.flatMap((event) => (event.startsWith('chats ') ? event.slice(6).split(',') : []));
    expect(pushed.toSorted()).toEqual(changed.toSorted());
    const pages = upstream.count('/agency/chats/');
    expect(pages).toBe(1 + Math.ceil((count + 1) / 100));

    upstream.put('full-7', 'one more');
    await time.pass(5_300);
    expect(received.at(-1)).toBe('chats full-7');
    expect(upstream.count('/agency/chats/')).toBe(pages + 1);
  });

  it('reads the unread chats only if the inbox does not show all new messages', async () => {
    const { received } = await openFull(25);
    upstream.calls.length = 0;
    upstream.put('full-1', 'm1');
    await time.pass(5_300);
    upstream.put('full-1', 'm2');
    upstream.put('full-1', 'm3');
    await time.pass(5_300);
    expect(received).toEqual(['counters 1/0', 'chats full-1', 'counters 3/0', 'chats full-1']);
    expect(upstream.count('/agency/chats/')).toBe(2);
  });

  it('includes messages found by an open chat, even if nothing is unread', async () => {
    const received = await open();
    follow(await time.during(test.hub.chatEvents(caller, 'c1', null)));
    await time.pass(300_000);
    received.length = 0;
    upstream.put('c1', 'm1', { sender: 'system' });
    await time.pass(10_600);
    expect(received).toEqual(['chats c1']);
  });

  it('is read again for a reader that joins later', async () => {
    const earlier = await open();
    await time.pass(300_000);
    earlier.length = 0;
    // Right after a poll, so that no other one is due.
    const polls = upstream.calls.length;
    while (upstream.calls.length === polls) await time.pass(50);
    upstream.put('c2', 'm1');
    expect(await open()).toEqual(['counters 1/0', 'chats c2,c1']);
    expect(earlier).toEqual(['counters 1/0', 'chats c2']);
    await time.pass(6_000);
    upstream.changeChat('c1', { isClosed: true });
    expect(await open()).toEqual(['counters 1/0', 'chats c2,c1']);
    expect(earlier).toEqual(['counters 1/0', 'chats c2', 'chats c1']);
  });

  it('never goes back to what a slower poll read before', async () => {
    const earlier = await open();
    await time.pass(300_000);
    earlier.length = 0;
    upstream.put('c2', 'm1');
    upstream.latency = () => 2_000;
    test.hub.kick(caller, null);
    await time.pass(3_000);
    upstream.latency = () => 5;
    upstream.put('c1', 'm2');
    expect(await open()).toEqual(['counters 2/0', 'chats c1,c2']);
    await time.pass(10_000);
    expect(earlier).toEqual(['counters 2/0', 'chats c1,c2']);
  });

  it('includes every chat that was archived elsewhere, however many, even if they could not be read at first', async () => {
    const { uuids, received } = await openFull(12);
    const archived = uuids.slice(0, 8);
    for (const uuid of archived) upstream.changeChat(uuid, { isArchived: true });
    let failures = 3;
    upstream.latency = (path) => {
      if (failures === 0 || !archived.some((uuid) => path.endsWith(uuid))) return 5;
      failures -= 1;
      throw new UpstreamError({ kind: 'timeout' });
    };
    await time.pass(125_000);
    const pushed = received.filter((text) => text.startsWith('chats')).flatMap((text) => text.slice(6).split(','));
    expect(pushed.toSorted()).toEqual(archived.toSorted());
  });

  it('does not wait for the number of leads if another service that counts them fails', async () => {
    upstream.countsLeads = false;
    const received = await open();
    upstream.latency = (path) => {
      if (path === '/account/counters') throw new UpstreamError({ kind: 'status', status: 503 });
      return 5;
    };
    await time.pass(16_000);
    upstream.put('c1', 'm1');
    upstream.activeLeads = 2;
    await time.pass(6_000);
    upstream.latency = () => 5;
    await time.pass(6_000);
    expect(received.slice(2)).toEqual(['counters 1/0', 'chats c1', 'counters 1/2']);
  });

  it('is sent in full to a reader that was too slow', async () => {
    const stream = await time.during(testHub(createLiveHub, upstream, { ringEvents: 2 }).hub.messengerEvents(caller));
    await stream.next();
    await stream.next();
    const parked = stream.next();
    for (let count = 1; count <= 5; count += 1) {
      upstream.activeLeads = count;
      await time.pass(6_000);
    }
    await parked;
    const received = follow(stream);
    await time.pass(100);
    expect(received).toEqual(['counters 0/5', 'chats c1,c2']);
  });

  it('is refused without a subscription', async () => {
    upstream.unpaid.add('a');
    await expect(open()).rejects.toMatchObject({ code: 'SUBSCRIPTION_REQUIRED' });
  });

  it('stops with its last subscriber', async () => {
    await (await time.during(test.hub.messengerEvents(caller))).return?.();
    expect(time.timers).toBe(0);
    expect(await test.metric('live_topics')).toBe(0);
  });
});
