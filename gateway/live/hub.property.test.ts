import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLiveHub } from './hub.ts';
import type * as Overlap from './overlap.ts';
import type * as Callers from '../session/caller.ts';
import type * as News from './news.ts';
import type * as Rings from './ring.ts';
import type * as Pollers from './poller.ts';
import type * as Pace from './pace.ts';
import { play, scenarios, type Scenario } from './testing/scenario.ts';

const SEED = 20_261_121;

function nothingWrong(create: typeof createLiveHub): fc.IAsyncProperty<[Scenario]> {
  return fc.asyncProperty(scenarios, async (scenario) => {
    const faults = await play(create, scenario);
    if (faults.length > 0) throw new Error(faults.join('; '));
  });
}

describe('any course of events', () => {
  it('loses nothing, doubles nothing, asks no more than it must and leaves nothing behind', async () => {
    await fc.assert(nothingWrong(createLiveHub), { numRuns: 200, seed: SEED, endOnFailure: true });
  });
});

/** Runs the property against a hub in which one module was replaced by a faulty one. */
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

describe('the property notices', () => {
  afterEach(() => {
    vi.resetModules();
  });

  it('a reading from the exact position', async () => {
    const faults = await faultsWith<typeof Overlap>('./overlap.ts', () => ({ OVERLAP_MS: 0 }));
    expect(faults).toMatch(/lost m|before it was added/);
  });

  it('a topic whose key has no owner', async () => {
    const faults = await faultsWith<typeof Callers>('../session/caller.ts', ({ ownerKey }) => ({
      ownerKey: (caller) => ownerKey({ ...caller, accountId: 'all' }),
    }));
    expect(faults).toMatch(/[ab] saw [ab]-/);
  });

  it('a position that runs ahead of what was delivered', async () => {
    const faults = await faultsWith<typeof News>('./news.ts', ({ eventsOf }) => ({
      eventsOf: (...parts) => eventsOf(...parts).map((event) => ({ ...event, position: parts[0].mark })),
    }));
    expect(faults).toMatch(/lost m|far too late/);
  });

  it('events that forget what the reader read itself', async () => {
    const faults = await faultsWith<typeof News>('./news.ts', () => ({ withoutSeen: (event) => event }));
    expect(faults).toContain('twice in a row');
  });

  it('a topic that forgets what it told', async () => {
    const faults = await faultsWith<typeof News>('./news.ts', ({ eventsOf }) => ({
      eventsOf: (reading, _seen, ...rest) => eventsOf(reading, new Map(), ...rest),
    }));
    expect(faults).toContain('twice in a row');
  });

  it('a slow reader that is not told what it lost', async () => {
    const faults = await faultsWith<typeof Rings>('./ring.ts', ({ Ring }) => ({
      Ring: class<T> extends Ring<T> {
        override hasLost(): boolean {
          return false;
        }
      },
    }));
    expect(faults).not.toBe('');
  });

  it('polls without subscribers', async () => {
    const faults = await faultsWith<typeof Pollers>('./poller.ts', ({ Poller }) => ({
      Poller: class extends Poller {
        override dismiss(): void {}
      },
    }));
    expect(faults).toContain('timers are left');
  });

  it('polls that come too often', async () => {
    const faults = await faultsWith<typeof Pace>('./pace.ts', () => ({ nextDelay: () => 200 }));
    expect(faults).toContain('readings, at most');
  });
});
