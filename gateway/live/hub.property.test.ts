import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLiveHub } from './hub.ts';
import type * as Overlap from './overlap.ts';
import type * as States from './chatState.ts';
import type * as Callers from '../session/caller.ts';
import type * as News from './news.ts';
import type * as Rings from './ring.ts';
import type * as Pollers from './poller.ts';
import type * as Pace from './pace.ts';
import { play, scenarios, type Scenario } from './testing/scenario.ts';

/** Number of sequences to play; set `HUB_RUNS` for more. */
const RUNS = Number(process.env['HUB_RUNS'] ?? 200);
const SEED = 20_261_121;

function nothingWrong(create: typeof createLiveHub): fc.IAsyncProperty<[Scenario]> {
  return fc.asyncProperty(scenarios, async (scenario) => {
    const faults = await play(create, scenario);
    if (faults.length > 0) throw new Error(faults.join('; '));
  });
}

describe('any sequence of events', () => {
  it('is delivered without loss or duplicates, with no needless call and nothing left behind', async () => {
    await fc.assert(nothingWrong(createLiveHub), { numRuns: RUNS, seed: SEED, endOnFailure: true });
  });
});

/** Runs the property against a hub with one module replaced by a faulty one. */
async function faultsWith<M extends object>(path: string, mutate: (original: M) => Partial<M>): Promise<string> {
  vi.resetModules();
  vi.doMock(path, async (importOriginal) => {
    const original = await importOriginal<M>();
    return { ...original, ...mutate(original) };
  });
  try {
    const { createLiveHub: createMutant } = await import('./hub.ts');
    const result = await fc.check(nothingWrong(createMutant), { numRuns: 200, seed: SEED, endOnFailure: true });
    return result.errorInstance instanceof Error ? result.errorInstance.message : '';
  } finally {
    vi.doUnmock(path);
  }
}

describe('the property detects', () => {
  afterEach(() => {
    vi.resetModules();
  });

  it('a read that starts exactly at the position, without overlap', async () => {
    const faults = await faultsWith<typeof Overlap>('./overlap.ts', () => ({ OVERLAP_MS: 0 }));
    expect(faults).toMatch(/lost m|before it was added/);
  });

  it('a topic key without the account', async () => {
    const faults = await faultsWith<typeof Callers>('../session/caller.ts', ({ ownerKey }) => ({
      ownerKey: (caller) => ownerKey({ ...caller, accountId: 'all' }),
    }));
    expect(faults).toMatch(/[ab] saw [ab]-/);
  });

  it('a position ahead of what was delivered', async () => {
    const faults = await faultsWith<typeof News>('./news.ts', ({ eventsOf }) => ({
      eventsOf: (...parts) => eventsOf(...parts).map((event) => ({ ...event, position: parts[0].mark })),
    }));
    expect(faults).toMatch(/lost m|far too late/);
  });

  it('events that ignore the message versions a reader already has', async () => {
    const faults = await faultsWith<typeof News>('./news.ts', () => ({ withoutSeen: () => (event) => event }));
    expect(faults).toContain('twice in a row');
  });

  it('a topic that forgets what it delivered', async () => {
    const faults = await faultsWith<typeof News>('./news.ts', ({ eventsOf }) => ({
      eventsOf: (reading, _seen, ...rest) => eventsOf(reading, new Map(), ...rest),
    }));
    expect(faults).toContain('twice in a row');
  });

  it('a slow reader that does not learn what it missed', async () => {
    const faults = await faultsWith<typeof Rings>('./ring.ts', ({ Ring }) => ({
      Ring: class<T> extends Ring<T> {
        override hasLost(): boolean {
          return false;
        }
      },
    }));
    expect(faults).not.toBe('');
  });

  it('a change of a chat that no reader is told', async () => {
    const faults = await faultsWith<typeof States>('./chatState.ts', () => ({ isSameState: () => true }));
    expect(faults).toContain('ended in another state');
  });

  it('polls without subscribers', async () => {
    const faults = await faultsWith<typeof Pollers>('./poller.ts', ({ Poller }) => ({
      Poller: class extends Poller {
        override dismiss(): void {}
      },
    }));
    expect(faults).toContain('timers are left');
  });

  it('polls that are too frequent', async () => {
    const faults = await faultsWith<typeof Pace>('./pace.ts', () => ({ nextDelay: () => 200 }));
    expect(faults).toContain('readings, at most');
  });
});
