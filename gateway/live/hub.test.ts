import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventsCursor } from '../relay/eventsCursor.ts';
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

/** Number of messages in all events of this kind. */
function messagesOf(received: readonly string[], kind: string): number {
  return received
    .filter((text) => text.startsWith(kind))
    .join()
    .split(',').length;
}

describe('a subscriber', () => {
  it('gets the state first, then new messages, changes and deletions', async () => {
    const received = await open(make());
    await time.pass(10_000);
    upstream.put(CHAT, 'm1');
    await time.pass(10_000);
    upstream.put(CHAT, 'm1', { status: 'delivered' });
    upstream.put(CHAT, 'm2');
    await time.pass(10_000);
    upstream.delete(CHAT, 'm1');
    await time.pass(10_000);
    expect(received).toEqual(['updated', 'added m1', 'added m2', 'changed m1', 'deleted m1']);
  });

  it('gets all messages of a poll in one event, oldest first', async () => {
    const received = await open(make());
    upstream.put(CHAT, 'm1', {}, 400);
    await time.pass(1);
    upstream.put(CHAT, 'm2');
    await time.pass(10_000);
    expect(received).toEqual(['updated', 'added m1,m2']);
  });

  it('gets both the placeholder and the deletion of a message written and deleted between two polls', async () => {
    upstream.put(CHAT, 'm1');
    const from = eventsCursor(time.now);
    await time.pass(10);
    upstream.put(CHAT, 'm2');
    upstream.delete(CHAT, 'm2');
    await time.pass(60_000);
    expect(await open(make(), first, from)).toEqual(['updated', 'added m1,m2', 'deleted m2']);
  });

  it('catches up from a cursor of any age', async () => {
    const from = eventsCursor(time.now);
    for (let index = 0; index < 450; index += 1) {
      upstream.put(CHAT, `m${index}`);
      await time.pass(60_000);
    }
    const received = await open(make(), first, from);
    expect(received).toHaveLength(2);
    expect(messagesOf(received, 'added')).toBe(450);
  });

  it('is advised to reload the history after missing more than 1,000 messages', async () => {
    const from = eventsCursor(time.now);
    for (let index = 0; index < 1_001; index += 1) {
      upstream.put(CHAT, `m${index}`);
      await time.pass(10);
    }
    await time.pass(60_000);
    const received = await open(make(), first, from);
    upstream.put(CHAT, 'new');
    await time.pass(10_000);
    expect(received).toEqual(['updated', 'truncated', 'added new']);
  });

  it('gets the read mark, read with every poll while our newest message is unread, else every 5 s (CON-03, P-13)', async () => {
    upstream.put(CHAT, 'mine', { sender: 'agency' });
    await time.pass(10_000);
    const received = await open(make());
    upstream.calls.length = 0;
    await time.pass(10_000);
    expect(upstream.count('/last-read/')).toBe(upstream.count('/latest'));
    expect(upstream.count('/latest')).toBeGreaterThan(5);
    upstream.readByLead(CHAT);
    await time.pass(10_000);
    expect(received).toEqual(['updated', 'updated']);
    upstream.calls.length = 0;
    await time.pass(200_000);
    const at = upstream.calls.filter(({ path }) => path.endsWith('/last-read/')).map((call) => call.at);
    expect(Math.max(...at.slice(1).map((time, index) => time - (at[index] ?? 0)))).toBeLessThanOrEqual(5_500);
    expect(at.length).toBeLessThan(upstream.count('/latest'));
    await time.pass(100_000);
    upstream.calls.length = 0;
    await time.pass(100_000);
    expect(upstream.count('/last-read/')).toBe(20);
    expect(upstream.count('/latest')).toBe(20);
  });

  it('sees a chat close, although closing writes no message', async () => {
    const received = await open(make());
    upstream.changeChat(CHAT, { isClosed: true });
    await time.pass(30_000);
    expect(received).toEqual(['updated', 'updated']);
  });

  it('sees a chat close with the next poll if the upstream’s mark reports changes', async () => {
    upstream.tellsChanges = true;
    const received = await open(make());
    const read = upstream.count(CHAT);
    // Start right after the periodic read of the chat; the next one is due in 20 s.
    while (upstream.count(CHAT) === read) await time.pass(500);
    upstream.changeChat(CHAT, { isClosed: true });
    await time.pass(5_500);
    expect(received).toEqual(['updated', 'updated']);
  });

  it.each([true, false])('causes no extra reads of an unchanged chat (%s)', async (tellsChanges) => {
    upstream.tellsChanges = tellsChanges;
    await open(make());
    await time.pass(60_000);
    upstream.calls.length = 0;
    await time.pass(200_000);
    expect(upstream.count(CHAT)).toBeLessThanOrEqual(10);
    expect(upstream.count('/latest')).toBeGreaterThanOrEqual(39);
  });
});

describe('a subscriber without a cursor', () => {
  it('starts after the newest message', async () => {
    upstream.put(CHAT, 'm1');
    const received = await open(make());
    upstream.put(CHAT, 'm2');
    await time.pass(10_000);
    expect(received).toEqual(['updated', 'added m2']);
  });
});

/** Later than anything the upstream knows. */
const FUTURE = eventsCursor(Date.parse('2999-01-01T00:00:00.000Z'));

describe('a cursor from the future', () => {
  it.each([true, false])(
    'costs no reader of the chat a message; the upstream says when it changes: %s',
    async (says) => {
      upstream.tellsChanges = says;
      upstream.put(CHAT, 'm1');
      await time.pass(10_000);
      const test = make();
      const received = [await open(test, first, FUTURE), await open(test, second)];
      await time.pass(60_000);
      upstream.put(CHAT, 'm2');
      await time.pass(6_000);
      expect(received.map((events) => events.at(-1))).toEqual(['added m2', 'added m2']);
    },
  );

  it('is replaced by the current position with the first event', async () => {
    const test = make();
    await open(test);
    const stream = await time.during(test.hub.chatEvents(second, CHAT, FUTURE));
    const opening = await stream.next();
    if (opening.done === true || opening.value.kind !== 'updated') throw new Error('the first event is the state');
    expect(opening.value.position).toBeLessThanOrEqual(time.now);
    await stream.return?.();
  });
});

describe('a reader that joins another one', () => {
  it('gets the present state, and so does the other one at once', async () => {
    const test = make();
    const received = await open(test);
    await time.pass(300_000);
    received.length = 0;
    upstream.changeChat(CHAT, { isClosed: true });
    const stream = await time.during(test.hub.chatEvents(second, CHAT, null));
    expect(await stream.next()).toMatchObject({ value: { kind: 'updated', chat: { isClosed: true } } });
    expect(received).toEqual(['updated']);
    await stream.return?.();
  });
});

describe('twenty readers that open a topic together', () => {
  it('read the current position once, and the log each with its own credential', async () => {
    const { hub } = make();
    const opening = Array.from({ length: 20 }, () => hub.chatEvents(first, CHAT, null));
    const streams = await time.during(Promise.all(opening));
    expect(upstream.count('/latest')).toBe(21);
    for (const stream of streams) await stream.return?.();
  });
});

describe('two readers that open a topic together', () => {
  it('lose nothing when the first one is answered late', async () => {
    upstream.latency = (path) => (path.endsWith('/latest') ? 4_800 : 10);
    const test = make();
    const slow = test.hub.chatEvents(first, CHAT, eventsCursor(time.now));
    await time.pass(700);
    upstream.put(CHAT, 'm1');
    await time.pass(3_500);
    upstream.latency = () => 10;
    const quick = await open(test, second);
    const received = follow(await time.during(slow, 10_000));
    await time.pass(1_000);
    expect(quick[0]).toBe('updated');
    expect(received.join()).toContain('added m1');
  });

  it('lose nothing found while one of them is still reading', async () => {
    const test = make();
    await open(test);
    await time.pass(10_000);
    upstream.latency = (path) => (path.endsWith('/latest') ? 4_800 : 10);
    const joining = test.hub.chatEvents(second, CHAT, null);
    await time.pass(700);
    upstream.latency = () => 10;
    upstream.put(CHAT, 'm1');
    test.hub.kick(first, CHAT);
    const received = follow(await time.during(joining, 4_200));
    await time.pass(10_000);
    expect(received.join()).toContain('m1');
  });
});
