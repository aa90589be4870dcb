import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventsCursor } from '../relay/eventsCursor.ts';
import { createLiveHub, type LiveHubOptions } from './hub.ts';
import { callerOf, FakeUpstream } from './testing/fakeUpstream.ts';
import { follow } from './testing/follow.ts';
import { testHub, type TestHub } from './testing/testHub.ts';
import { VirtualTime } from './testing/virtualTime.ts';

const COUNTERS = '/account/counters';
const MESSENGER = '/agency/counters/messages/';
const LOG = '/account/leads/events';
const first = callerOf('a', 'first');
const second = callerOf('a', 'second');

let time: VirtualTime;
let upstream: FakeUpstream;

beforeEach(() => {
  time = new VirtualTime();
  upstream = new FakeUpstream(() => time.now);
});
afterEach(() => time.restore());

function make(options: Partial<LiveHubOptions> = {}): TestHub {
  return testHub(createLiveHub, upstream, options);
}

async function open({ hub }: TestHub, caller = first, after: string | null = null): Promise<string[]> {
  const received = follow(await time.during(hub.leadEvents(caller, after)));
  await time.settle();
  return received;
}

describe('a subscriber', () => {
  it('gets leads that are received or changed from now on', async () => {
    upstream.leads.put('old');
    await time.pass(1_000);
    const received = await open(make());
    await time.pass(10_000);
    upstream.leads.put('new');
    await time.pass(6_000);
    upstream.leads.put('old', { status: 'accepted' });
    upstream.leads.put('new', { status: 'declined' });
    await time.pass(6_000);
    expect(received).toEqual([
      'followed',
      'received new active',
      'leadChanged old accepted',
      'leadChanged new declined',
    ]);
  });

  it('gets everything since its cursor, in order, however much that is', async () => {
    const since = time.now;
    for (let number = 1; number <= 2_345; number += 1) {
      await time.pass(1);
      upstream.leads.put(`l${number}`);
    }
    await time.pass(2);
    const received = await open(make(), first, eventsCursor(since));
    await time.pass(1_000);
    const leads = received.filter((text) => text.startsWith('received'));
    expect(leads).toEqual(upstream.leads.all.map(({ uuid }) => `received ${uuid} active`));
  });

  it('reads what it missed from the upstream if it has fallen out of the ring', async () => {
    const test = make({ ringEvents: 4 });
    const stream = await time.during(test.hub.leadEvents(first, null));
    await open(test, second);
    for (let number = 1; number <= 12; number += 1) {
      upstream.leads.put(`l${number}`);
      await time.pass(6_000);
    }
    const received = follow(stream);
    await time.pass(1_000);
    const leads = received.filter((text) => text.startsWith('received'));
    expect(leads).toEqual(upstream.leads.all.map(({ uuid }) => `received ${uuid} active`));
  });

  it('gets every change of a burst, whose timestamps are ahead of the clock', async () => {
    const test = make();
    const received = await open(test);
    await time.pass(60_000);
    for (let number = 1; number <= 50; number += 1) upstream.leads.put(`l${number}`);
    test.hub.kick(first, null);
    await time.pass(1_100);
    expect(received).toEqual(['followed', ...upstream.leads.all.map(({ uuid }) => `received ${uuid} active`)]);
  });

  it('loses nothing if a cursor is from the future, not even that of another subscriber', async () => {
    const test = make();
    const received = [await open(test, first, eventsCursor(Date.parse('2999-01-01'))), await open(test, second)];
    await time.pass(60_000);
    upstream.leads.put('l1');
    await time.pass(6_000);
    expect(received).toEqual([
      ['followed', 'received l1 active'],
      ['followed', 'received l1 active'],
    ]);
  });

  it("is refused if the upstream has no log, and its stream ends with the account's subscription", async () => {
    upstream.leads.hasLog = false;
    await expect(open(make())).rejects.toMatchObject({ status: 404 });
    upstream.leads.hasLog = true;
    const received = await open(make());
    upstream.revoked.add(first.credential.hash);
    await time.pass(6_000);
    expect(received).toEqual(['followed', 'refused UNAUTHENTICATED', 'end']);
  });
});

describe('upstream calls at rest', () => {
  it('are only the counters, once for all subscribers of an account', async () => {
    const test = make();
    await open(test, first);
    await open(test, second);
    await time.pass(60_000);
    upstream.calls.length = 0;
    await time.pass(300_000);
    expect([upstream.count(COUNTERS), upstream.count(LOG), upstream.calls.length]).toEqual([60, 0, 60]);
  });

  it('are none while the messenger reads the counters anyway, and one after a change', async () => {
    upstream.addChat('c1', 'a');
    const test = make();
    await open(test);
    await time.during(test.hub.messengerEvents(second));
    await time.pass(60_000);
    upstream.calls.length = 0;
    await time.pass(300_000);
    expect([upstream.count(COUNTERS), upstream.count(LOG), upstream.count(MESSENGER)]).toEqual([0, 0, 60]);
    upstream.leads.put('l1', { status: 'accepted' });
    await time.pass(5_300);
    expect([upstream.count(COUNTERS), upstream.count(LOG)]).toEqual([0, 1]);
  });

  it.each([true, false])(
    'find a changed lead within one interval; the upstream says when leads change: %s',
    async (says) => {
      upstream.leads.saysChanges = says;
      const received = await open(make());
      await time.pass(60_000);
      upstream.leads.put('l1');
      await time.pass(5_300);
      expect(received).toEqual(['followed', 'received l1 active']);
    },
  );

  it('after a kick the log is read at once, even if the counters do not change', async () => {
    upstream.leads.saysChanges = false;
    upstream.leads.put('l1', { status: 'accepted' });
    await time.pass(10);
    const test = make();
    const received = await open(test);
    await time.pass(60_000);
    upstream.leads.put('l1', { mark: 'closedWon' });
    await time.pass(2);
    test.hub.kick(first, null);
    await time.pass(50);
    expect(received).toEqual(['followed', 'leadChanged l1 accepted']);
  });

  it('after a kick during a poll the log is read once more', async () => {
    upstream.leads.saysChanges = false;
    upstream.leads.put('l1', { status: 'accepted' });
    await time.pass(10);
    const test = make();
    const received = await open(test);
    await time.pass(60_000);
    upstream.latency = () => 400;
    test.hub.kick(first, null);
    await time.pass(700);
    upstream.leads.put('l1', { mark: 'closedWon' });
    test.hub.kick(first, null);
    await time.pass(1_000);
    expect(received).toEqual(['followed', 'leadChanged l1 accepted']);
  });
});
