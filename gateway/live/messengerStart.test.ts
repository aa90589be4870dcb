import { expect, it } from 'vitest';
import { createLiveHub } from './hub.ts';
import { callerOf, FakeUpstream } from './testing/fakeUpstream.ts';
import { follow } from './testing/follow.ts';
import { testHub } from './testing/testHub.ts';
import { VirtualTime } from './testing/virtualTime.ts';

it('does not go back to an older state that another reader read while the first polls ran', async () => {
  const time = new VirtualTime();
  try {
    const upstream = new FakeUpstream(() => time.now);
    upstream.addChat('c1', 'a');
    upstream.addChat('c2', 'a');
    const refused = callerOf('a', 'refused');
    // The first read of the page, which all readers wait for, is refused; then each makes its own.
    const latencies = [80, 8, 3_000];
    upstream.latency = (path) => (path === '/agency/chats/' ? (latencies.shift() ?? 8) : 8);
    const { hub } = testHub(createLiveHub, upstream);
    const [first, quick, slow] = [refused, callerOf('a', 'quick'), callerOf('a', 'slow')].map((caller) =>
      hub.messengerEvents(caller),
    );
    if (!first || !quick || !slow) expect.unreachable();
    const isRefused = expect(first).rejects.toMatchObject({ kind: 'unauthenticated' });
    await time.pass(12);
    upstream.revoked.add(refused.credential.hash);
    await time.pass(500);
    await isRefused;
    const received = follow(await quick);
    upstream.put('c2', 'm1');
    await time.pass(3_000);
    const receivedLate = follow(await slow);
    await time.pass(10_000);
    expect(received).toEqual(['counters 0/0', 'chats c1,c2', 'counters 1/0', 'chats c2']);
    expect(receivedLate).toEqual(['counters 1/0', 'chats c2,c1']);
  } finally {
    time.restore();
  }
});
