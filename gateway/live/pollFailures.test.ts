import { expect, it } from 'vitest';
import { UpstreamError } from '../rest/errors.ts';
import { createLog } from '../telemetry/log.ts';
import { createLiveHub } from './hub.ts';
import { callerOf, FakeUpstream } from './testing/fakeUpstream.ts';
import { follow } from './testing/follow.ts';
import { testHub } from './testing/testHub.ts';
import { VirtualTime } from './testing/virtualTime.ts';

it('logs a poll that fails unexpectedly as an error, without its message; an outage is none', async () => {
  const time = new VirtualTime();
  try {
    const upstream = new FakeUpstream(() => time.now);
    upstream.addChat('chat-1', 'a');
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    follow(await time.during(testHub(createLiveHub, upstream, { log }).hub.chatEvents(callerOf('a'), 'chat-1', null)));
    upstream.outage = new UpstreamError({ kind: 'timeout' });
    await time.pass(20_000);
    expect(lines).toEqual([]);
    upstream.outage = null;
    upstream.latency = () => {
      throw new TypeError('a message of the lead');
    };
    await time.pass(20_000);
    expect(lines.join('')).not.toContain('a message of the lead');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'error',
      error: 'TypeError',
      frames: expect.arrayContaining([expect.stringContaining('gateway/live/')]) as string[],
      msg: 'unexpected error in a poll',
    });
  } finally {
    time.restore();
  }
});
