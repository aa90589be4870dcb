import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UpstreamError } from '../rest/errors.ts';
import { createLiveHub } from './hub.ts';
import { callerOf, FakeUpstream } from './testing/fakeUpstream.ts';
import { follow } from './testing/follow.ts';
import { testHub } from './testing/testHub.ts';
import { VirtualTime } from './testing/virtualTime.ts';

const CHAT = 'chat-1';
const caller = callerOf('a');

let time: VirtualTime;
let upstream: FakeUpstream;

beforeEach(() => {
  time = new VirtualTime();
  upstream = new FakeUpstream(() => time.now);
  upstream.addChat(CHAT, 'a');
});
afterEach(() => time.restore());

/** Follows an idle chat, without jitter. */
async function open(): Promise<string[]> {
  const received = follow(await time.during(testHub(createLiveHub, upstream).hub.chatEvents(caller, CHAT, null)));
  await time.pass(300_000);
  return received;
}

/** Gaps between the starts of polls from now on, in ms. */
async function gaps(ms: number): Promise<number[]> {
  upstream.calls.length = 0;
  await time.pass(ms);
  const at = upstream.calls.filter(({ path }) => path.endsWith('/latest')).map((call) => call.at);
  return at.slice(1).map((start, index) => start - (at[index] ?? 0));
}

/** Makes every call take this long from now on and skips the first polls after the change. */
async function answerIn(ms: number): Promise<void> {
  upstream.latency = () => ms;
  await time.pass(40_000);
}

describe('the pace of an idle chat', () => {
  it.each([
    [5, 5_000],
    [500, 5_000],
    [990, 5_000],
    [1_500, 7_500],
    [2_000, 10_000],
    [3_000, 15_000],
    [4_900, 15_000],
  ])('is, with answers after %i ms, one poll every %i ms', async (answerMs, intervalMs) => {
    await open();
    await answerIn(answerMs);
    const found = await gaps(200_000);
    expect(found.length).toBeGreaterThan(10);
    // Reads of the subscription and of the chat itself come before or after the measured read.
    for (const gap of found) expect(Math.abs(gap - intervalMs)).toBeLessThanOrEqual(answerMs + 20);
    const mean = found.reduce((sum, gap) => sum + gap, 0) / found.length;
    expect(Math.abs(mean - intervalMs)).toBeLessThanOrEqual(0.05 * intervalMs);
  });

  it('is not changed by a single slow answer', async () => {
    await open();
    const slowAt = time.now + 1;
    upstream.latency = () => (time.now < slowAt + 5_000 ? 3_000 : 5);
    const found = await gaps(60_000);
    expect(found.length).toBeGreaterThanOrEqual(10);
    expect(Math.max(...found)).toBeLessThanOrEqual(5_020);
  });

  it('recovers with the first fast answer', async () => {
    const received = await open();
    await answerIn(4_900);
    upstream.latency = () => 10;
    await time.pass(16_000);
    expect(Math.max(...(await gaps(60_000)))).toBeLessThanOrEqual(5_020);
    upstream.put(CHAT, 'm1');
    await time.pass(5_100);
    expect(received.at(-1)).toBe('added m1');
  });

  it('backs off to four intervals at most when slow answers become failures', async () => {
    await open();
    await answerIn(4_900);
    upstream.latency = () => 5_000;
    upstream.outage = new UpstreamError({ kind: 'timeout' });
    await time.pass(100_000);
    const found = await gaps(200_000);
    expect(Math.max(...found)).toBeLessThanOrEqual(4 * 5_000 + 5_000);
    expect(Math.min(...found)).toBeGreaterThanOrEqual(4 * 5_000);
  });
});

describe('the pace of an active conversation', () => {
  async function talk(answerMs: number): Promise<number[]> {
    await open();
    await answerIn(answerMs);
    upstream.calls.length = 0;
    for (let index = 0; index < 20; index += 1) {
      upstream.put(CHAT, `m${index}`);
      await time.pass(3_000);
    }
    const at = upstream.calls.filter(({ path }) => path.endsWith('/latest')).map((call) => call.at);
    return at
      .slice(1)
      .map((start, index) => start - (at[index] ?? 0))
      .slice(10);
  }

  it('stays at one poll per second with answers after 400 ms', async () => {
    const found = await talk(400);
    // Once a minute the subscription is read first.
    expect(found.filter((gap) => Math.abs(gap - 1_000) > 20).length).toBeLessThanOrEqual(2);
    expect(Math.max(...found)).toBeLessThanOrEqual(1_420);
  });

  it('leaves a slow upstream one second between two polls', async () => {
    const found = await talk(3_000);
    expect(Math.min(...found)).toBeGreaterThanOrEqual(4_000);
    expect(Math.max(...found)).toBeLessThanOrEqual(10_000);
  });
});
