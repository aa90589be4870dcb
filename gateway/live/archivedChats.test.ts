import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UpstreamError } from '../rest/errors.ts';
import { createLiveHub } from './hub.ts';
import { callerOf, FakeUpstream, iso } from './testing/fakeUpstream.ts';
import { follow } from './testing/follow.ts';
import { testHub, type TestHub } from './testing/testHub.ts';
import { VirtualTime } from './testing/virtualTime.ts';

const caller = callerOf('a');

let time: VirtualTime;
let upstream: FakeUpstream;
let test: TestHub;
let received: string[];

/** An account with an archived chat c1 and a chat c2; `received` lacks the first events. */
beforeEach(async () => {
  time = new VirtualTime();
  upstream = new FakeUpstream(() => time.now);
  upstream.addChat('c1', 'a');
  upstream.addChat('c2', 'a');
  upstream.changeChat('c1', { isArchived: true });
  test = testHub(createLiveHub, upstream);
  received = follow(await time.during(test.hub.messengerEvents(caller)));
  await time.pass(10_000);
  received.length = 0;
});
afterEach(() => time.restore());

/** Chat c2 gets an unread message, and then a page of others. */
async function pushUnreadBehindFirstPage(): Promise<void> {
  upstream.put('c2', 'm2');
  await time.pass(5_000);
  for (let index = 0; index < 20; index += 1) {
    upstream.addChat(`other-${index}`, 'a');
    upstream.put(`other-${index}`, `m-${index}`);
  }
  await time.pass(10_000);
  received.length = 0;
}

describe('the account-wide state', () => {
  it('reports a message to an archived chat', async () => {
    upstream.put('c1', 'm1');
    await time.pass(5_300);
    expect(received).toEqual(['counters 1/0', 'chats c1']);
  });

  it('reports an archived chat that another client restores with an unread message', async () => {
    for (const uuid of ['c1', 'c2']) upstream.put(uuid, `m-${uuid}`);
    await time.pass(10_000);
    received.length = 0;
    upstream.addChat('c3', 'a');
    upstream.changeChat('c3', { isArchived: true });
    upstream.put('c3', 'm3', { createdAt: iso(time.now - 60_000) });
    await time.pass(5_300);
    expect(received).toEqual(['counters 3/0', 'chats c3']);
  });

  it('reports an own message to an archived chat, even if it could not be looked up at first', async () => {
    upstream.put('c1', 'm1', { sender: 'agency' });
    let failures = 2;
    upstream.latency = (path) => {
      if (failures === 0 || !path.endsWith('c1')) return 5;
      failures -= 1;
      throw new UpstreamError({ kind: 'timeout' });
    };
    test.hub.kick(caller, 'c1');
    await time.pass(125_000);
    expect(received).toEqual(['chats c1']);
    upstream.put('c1', 'm2', { sender: 'agency' });
    test.hub.kick(caller, 'c1');
    await time.pass(100);
    expect(received).toEqual(['chats c1', 'chats c1']);
  });

  it('reports a message that an open archived chat finds, even if nothing is unread', async () => {
    follow(await time.during(test.hub.chatEvents(caller, 'c1', null)));
    await time.pass(300_000);
    received.length = 0;
    upstream.put('c1', 'm1', { sender: 'agency' });
    await time.pass(10_600);
    expect(received).toEqual(['chats c1']);
  });

  it('reports messages to archived chats along with those to the inbox', async () => {
    const archived = Array.from({ length: 30 }, (_, index) => `archived-${index}`);
    for (const uuid of archived) {
      upstream.addChat(uuid, 'a');
      upstream.changeChat(uuid, { isArchived: true });
    }
    for (const uuid of ['c1', 'c2']) upstream.put(uuid, `m-${uuid}`);
    await time.pass(5_300);
    expect(received).toEqual(['counters 2/0', 'chats c2,c1']);
    received.length = 0;
    for (const uuid of ['c2', ...archived]) upstream.put(uuid, `another-${uuid}`);
    await time.pass(5_300);
    expect(received.at(-1)?.slice(6).split(',')).toEqual(expect.arrayContaining(['c2', ...archived]));
  });

  it('reports a message to an archived chat behind a page of others that come during a poll', async () => {
    const others = Array.from({ length: 20 }, (_, index) => `other-${index}`);
    for (const uuid of others) upstream.addChat(uuid, 'a');
    upstream.calls.length = 0;
    test.hub.kick(caller, 'c2');
    while (upstream.count('/agency/counters/messages/') === 0) await time.pass(1);
    await time.pass(2);
    upstream.put('c1', 'm1');
    await time.pass(1);
    for (const uuid of others) upstream.put(uuid, `m-${uuid}`);
    await time.pass(10_000);
    expect(received.map((event) => event.split(' ')[0])).toEqual(['counters', 'chats', 'counters']);
    expect(received[1]?.slice(6).split(',')).toEqual(expect.arrayContaining(['c1', ...others]));
  });

  it('reports a message to an archived chat although one behind the first page gets another during the poll', async () => {
    const others = Array.from({ length: 25 }, (_, index) => `other-${index}`);
    for (const uuid of others) upstream.addChat(uuid, 'a');
    for (const uuid of ['c1', ...others]) upstream.put(uuid, `m-${uuid}`);
    upstream.calls.length = 0;
    while (upstream.count('/agency/chats/') === 0) await time.pass(1);
    await time.pass(2);
    upstream.put('c2', 'm2');
    await time.pass(10_000);
    const reported = received.flatMap((event) => event.split(/[ ,]/));
    expect(reported).toEqual(expect.arrayContaining(['c1', 'c2', ...others]));
  });

  it('reports a late message to an archived chat behind a page of others that the counters did not include', async () => {
    const others = Array.from({ length: 25 }, (_, index) => `other-${index}`);
    for (const uuid of others) upstream.addChat(uuid, 'a');
    upstream.calls.length = 0;
    test.hub.kick(caller, 'c2');
    while (upstream.count('/agency/counters/messages/') === 0) await time.pass(1);
    await time.pass(2);
    upstream.put('c1', 'm1', { createdAt: iso(time.now - 2_501) });
    for (const uuid of others) upstream.put(uuid, `m-${uuid}`, { createdAt: iso(time.now - 2_500) });
    upstream.put('c2', 'm2', { sender: 'agency' });
    await time.pass(10_000);
    const reported = received.flatMap((event) => event.split(/[ ,]/));
    expect(reported).toEqual(expect.arrayContaining(['c1', 'c2', ...others]));
  });

  it('reports a message to an archived chat beside an own one to an unread chat behind the first page', async () => {
    await pushUnreadBehindFirstPage();
    upstream.put('c1', 'm1');
    upstream.put('c2', 'm3', { sender: 'agency' });
    await time.pass(10_000);
    expect(received.flatMap((event) => event.split(/[ ,]/))).toEqual(expect.arrayContaining(['c1', 'c2']));
  });

  it('reports a message to an archived chat that an earlier poll took for one to the inbox', async () => {
    upstream.addChat('c3', 'a');
    upstream.changeChat('c3', { isArchived: true });
    upstream.calls.length = 0;
    // Visible only when the messages to the inbox are more than the overlap newer.
    upstream.put('c1', 'm1', {}, 2_500);
    await time.pass(2_500);
    test.hub.kick(caller, 'c2');
    while (upstream.count('/agency/counters/messages/') === 0) await time.pass(1);
    await time.pass(2);
    for (const uuid of ['m2', 'm3']) upstream.put('c2', uuid);
    await time.pass(900);
    expect(received).toEqual(['counters 1/0', 'chats c2,c1']);
    upstream.put('c3', 'm4');
    await time.pass(10_000);
    expect(received.at(-1)).toBe('chats c3');
  });

  it('reports a late message to an archived chat beside an unread one that is known', async () => {
    upstream.addChat('c3', 'a');
    upstream.changeChat('c3', { isArchived: true });
    upstream.put('c1', 'm1', {}, 2_500);
    await time.pass(300);
    upstream.put('c3', 'm3');
    test.hub.kick(caller, 'c2');
    await time.pass(1_900);
    upstream.put('c2', 'm2', { sender: 'agency' });
    test.hub.kick(caller, 'c2');
    await time.pass(100);
    expect(received).toEqual(['counters 1/0', 'chats c3', 'chats c2']);
    await time.pass(10_000);
    expect(received.at(-1)).toBe('chats c1');
  });

  it('reports a message to an archived chat while one behind the first page is read', async () => {
    await pushUnreadBehindFirstPage();
    upstream.put('c1', 'm1');
    upstream.readByAgency('c2');
    test.hub.kick(caller, 'c2');
    await time.pass(100);
    expect(received).toEqual(['chats c2,c1']);
  });

  it('reports a message to an archived chat within 5 minutes if another client reads one in the same interval', async () => {
    upstream.addChat('c3', 'a');
    upstream.changeChat('c3', { isArchived: true });
    upstream.put('c3', 'm3');
    await time.pass(10_000);
    received.length = 0;
    upstream.put('c1', 'm1');
    upstream.readByAgency('c3');
    await time.pass(300_000);
    expect(received).toEqual(['chats c1']);
  });

  it('reports a message to an archived chat while another unread chat moves to the first page', async () => {
    for (let index = 0; index < 21; index += 1) {
      upstream.addChat(`other-${index}`, 'a');
      upstream.put(`other-${index}`, `m-${index}`);
      await time.pass(1);
    }
    await time.pass(10_000);
    received.length = 0;
    upstream.put('c1', 'm1', { createdAt: iso(time.now - 9_900) });
    upstream.changeChat('other-20', { isArchived: true });
    test.hub.kick(caller, 'other-20');
    await time.pass(100);
    expect(received.at(-1)?.slice(6).split(',')).toEqual(expect.arrayContaining(['c1', 'other-0', 'other-20']));
  });
});
