import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Poller } from './poller.ts';
import { AT_REST, createPollQueue, URGENT, type PollQueue } from './pollQueue.ts';
import { callerOf } from './testing/fakeUpstream.ts';
import { VirtualTime } from './testing/virtualTime.ts';

const PERMITS = 20;
const caller = callerOf('a');

let time: VirtualTime;
let queue: PollQueue;
/** Ends the polls that hold the permits, one at a time. */
let release: (() => void)[];
let polled: string[];

beforeEach(() => {
  time = new VirtualTime();
  queue = createPollQueue();
  release = [];
  polled = [];
  for (let index = 0; index < PERMITS; index += 1) {
    void queue.add(() => new Promise<void>((resolve) => release.push(resolve)), { priority: URGENT });
  }
});
afterEach(() => time.restore());

/** A poller that is due after 2.5 s and has had no news for `quietMs`. */
function poller(key: string, quietMs = Number.POSITIVE_INFINITY): Poller {
  const topic = {
    key,
    takeLease: () => Promise.resolve(true),
    poll: () => {
      polled.push(key);
      return Promise.resolve({ hasEvents: false, answerMs: 5 });
    },
    refuse: () => undefined,
    report: () => undefined,
  };
  const made = new Poller(topic, queue, quietMs, () => 0.5);
  made.admit(caller);
  return made;
}

async function releaseOne(): Promise<void> {
  release.shift()?.();
  await time.settle();
}

describe('polls without a permit', () => {
  it('are queued, urgent ones first, each group in order of arrival', async () => {
    poller('at rest 1');
    poller('at rest 2');
    await time.pass(2_600);
    poller('lively 1', 0);
    poller('lively 2', 0);
    await time.pass(600);
    expect(polled).toEqual([]);
    await releaseOne();
    expect(polled).toEqual(['lively 1', 'lively 2', 'at rest 1', 'at rest 2']);
  });

  it('become urgent by a kick, without a second poll', async () => {
    poller('at rest 1');
    const kicked = poller('at rest 2');
    await time.pass(2_600);
    kicked.kick();
    kicked.kick();
    await releaseOne();
    expect(polled).toEqual(['at rest 2', 'at rest 1']);
    await time.pass(4_000);
    expect(polled).toHaveLength(2);
  });

  it('are dropped when the last subscriber leaves', async () => {
    const left = poller('left');
    await time.pass(2_600);
    left.dismiss(caller);
    await releaseOne();
    await time.pass(60_000);
    expect(polled).toEqual([]);
    expect(queue.size).toBe(0);
    expect(time.timers).toBe(0);
  });

  it('are made for a new subscriber that arrives at the same moment', async () => {
    const rejoined = poller('rejoined');
    await time.pass(2_600);
    rejoined.dismiss(caller);
    rejoined.admit(caller);
    rejoined.kick();
    await releaseOne();
    await time.pass(100);
    expect(polled).toEqual(['rejoined']);
  });

  it('get every eighth permit if idle, however many urgent ones are queued', async () => {
    const order: string[] = [];
    const add = (name: string, priority: number): void => {
      const run = async (): Promise<void> => {
        order.push(name);
        await Promise.resolve();
      };
      void queue.add(run, { priority });
    };
    for (let index = 0; index < 3; index += 1) add(`at rest ${index}`, AT_REST);
    for (let index = 0; index < 40; index += 1) add(`urgent ${index}`, URGENT);
    await releaseOne();
    const places = order.flatMap((name, index) => (name.startsWith('at rest') ? [index] : []));
    expect(places.slice(1).map((place, index) => place - (places[index] ?? 0))).toEqual([8, 8]);
    expect(places[0]).toBeLessThan(8);
    expect(order).toHaveLength(43);
  });
});
