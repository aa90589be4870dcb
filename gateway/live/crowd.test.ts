import PQueue from 'p-queue';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLiveHub } from './hub.ts';
import type * as PollQueues from './pollQueue.ts';
import { percentile, playCrowd, type Crowd, type CrowdResult } from './testing/crowd.ts';

/** Idle accounts need 200 calls a second and active ones about 170, more than the upstream can answer. */
const FULL: Crowd = { idle: 1_000, lively: 50, callsPerSecond: 220, seconds: 60 };
/** The active accounts alone exceed the capacity of the upstream. */
const SATURATED: Crowd = { idle: 100, lively: 50, callsPerSecond: 60, seconds: 90 };

/**
 * Maximum time from message to push in an active chat, in ms: the sum of the shortest interval with jitter, half a
 * second of waiting for a permit, and two responses (messages, chat).
 */
const LIVELY_PUSH_MS = 1_050 + 500;

/**
 * Maximum time that an idle topic may go without a poll, in ms: the sum of its wait in the queue (pollQueue.ts), its
 * interval and one response.
 */
function longestWait({ idle }: Crowd, { pollsPerSecond }: CrowdResult): number {
  return (8 * idle * 1_000) / pollsPerSecond + 5_250 + 1_000;
}

describe('a full upstream', () => {
  it('delays only idle accounts: 50 active chats keep their pace next to 1,000 idle accounts (S-03)', async () => {
    const result = await playCrowd(createLiveHub, FULL);
    expect(result.livelyDelays.length).toBeGreaterThan(900);
    expect(percentile(result.livelyDelays, 0.99)).toBeLessThanOrEqual(LIVELY_PUSH_MS);
    expect(percentile(result.kickDelays, 0.99)).toBeLessThanOrEqual(1_000);
    expect(result.lost).toBe(0);
    // The poll bulkhead runs 24 calls at once and queues 126 more, so it refuses none.
    expect(result.maxCalls).toBeLessThanOrEqual(2 * 20);
    // Idle accounts are delayed because the upstream is full. They share the 50 calls a second that the active ones
    // leave.
    expect(result.longestGap).toBeGreaterThan(10_000);
    expect(result.longestGap).toBeLessThanOrEqual(40_000);
  });

  it('starves no idle account, even when active chats alone exceed its capacity', async () => {
    const result = await playCrowd(createLiveHub, SATURATED);
    expect(result.longestGap).toBeLessThanOrEqual(longestWait(SATURATED, result));
    expect(result.idleDelays.length).toBeGreaterThan(10);
    expect(result.lost).toBe(0);
  });
});

/** Runs a crowd on a hub whose poll queue has an injected fault. */
async function playWith(queues: Partial<typeof PollQueues>, crowd: Crowd): Promise<CrowdResult> {
  vi.resetModules();
  vi.doMock('./pollQueue.ts', async (importOriginal) => ({ ...(await importOriginal<object>()), ...queues }));
  try {
    const { createLiveHub: createMutant } = await import('./hub.ts');
    return await playCrowd(createMutant, crowd);
  } finally {
    vi.doUnmock('./pollQueue.ts');
  }
}

describe('these tests detect', () => {
  afterEach(() => {
    vi.resetModules();
  });

  it('polling in order of arrival', async () => {
    const result = await playWith({ URGENT: 0 }, { ...FULL, seconds: 20 });
    expect(percentile(result.livelyDelays, 0.99)).toBeGreaterThan(LIVELY_PUSH_MS);
  });

  it('priorities without a share for idle accounts', async () => {
    const result = await playWith({ createPollQueue: () => new PQueue({ concurrency: 20 }) }, SATURATED);
    expect(result.longestGap).toBeGreaterThan(longestWait(SATURATED, result));
  });
});
