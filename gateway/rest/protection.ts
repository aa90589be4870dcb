import { Breaker } from './breaker.ts';
import type { BreakerOptions, BreakerState } from './breaker.ts';
import { Deadlines } from './deadlines.ts';
import { UpstreamError } from './errors.ts';

/** Kinds of traffic, each with its own places: background polls can never take the places of what users wait for. */
export type Traffic = 'read' | 'write' | 'poll';

export type ProtectionOptions = BreakerOptions;

/** A call that was let through; `leave` gives its place back. */
export interface Passage {
  readonly traffic: Traffic;
  readonly isTrial: boolean;
}

/** Nearly every passage is one of these. */
const PASSAGES: Readonly<Record<Traffic, Passage>> = {
  read: { traffic: 'read', isTrial: false },
  write: { traffic: 'write', isTrial: false },
  poll: { traffic: 'poll', isTrial: false },
};

/** Somebody who waits for a place. */
interface Waiter {
  readonly admit: (passage: Passage) => void;
  readonly refuse: (kind: 'breakerOpen') => void;
}

interface Places {
  /** Calls that may begin at once. */
  free: number;
  /** Calls that may wait for a place; further ones are refused at once. */
  readonly mostWaiting: number;
  /** In order of arrival. */
  readonly waiting: Set<Waiter>;
}

function places(free: number, mostWaiting: number): Places {
  return { free, mostWaiting, waiting: new Set() };
}

/**
 * Circuit breaker and bulkheads of one upstream. Own and not a package: they stand in the way of every call, and callbacks, events and
 * promises of a general one cost as much as half the call.
 */
export class Protection {
  readonly #breaker: Breaker;
  readonly #places: Readonly<Record<Traffic, Places>> = {
    read: places(72, 2_000),
    write: places(32, 500),
    poll: places(24, 126),
  };

  /** Of those who wait; apart from those of calls under way, which began earlier: each list is in order as it grows. */
  readonly #deadlines = new Deadlines();

  constructor(options: ProtectionOptions = {}) {
    this.#breaker = new Breaker(options);
  }

  get state(): BreakerState {
    return this.#breaker.state;
  }

  /**
   * Takes a place, at once where one is free. `until`: when waiting ends, monotonic ms. Whoever gets a passage must `leave`.
   * Throws UpstreamError breakerOpen, overloaded, or timeout (the call is never made).
   */
  enter(traffic: Traffic, until: number): Passage | Promise<Passage> {
    if (this.#breaker.state === 'halfOpen') throw new UpstreamError({ kind: 'breakerOpen' });
    const own = this.#places[traffic];
    if (own.free > 0) {
      const admitted = this.#breaker.admit();
      if (admitted === 'refused') throw new UpstreamError({ kind: 'breakerOpen' });
      own.free -= 1;
      return admitted === 'trial' ? { traffic, isTrial: true } : PASSAGES[traffic];
    }
    if (own.waiting.size >= own.mostWaiting) throw new UpstreamError({ kind: 'overloaded' });
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        admit: (passage) => {
          this.#deadlines.remove(deadline);
          resolve(passage);
        },
        refuse: (kind) => {
          this.#deadlines.remove(deadline);
          reject(new UpstreamError({ kind }));
        },
      };
      const deadline = this.#deadlines.add(until, {
        expire: () => {
          own.waiting.delete(waiter);
          reject(new UpstreamError({ kind: 'timeout' }));
        },
      });
      own.waiting.add(waiter);
    });
  }

  /** Gives the place to the next one. `failure` undefined: the call went well. */
  leave({ traffic, isTrial }: Passage, failure: unknown): void {
    this.#breaker.note(isTrial, failure);
    const own = this.#places[traffic];
    own.free += 1;
    if (own.waiting.size === 0) return;
    for (const waiter of own.waiting) {
      if (own.free === 0) return;
      own.waiting.delete(waiter);
      const admitted = this.#breaker.admit();
      if (admitted === 'refused') {
        waiter.refuse('breakerOpen');
      } else {
        own.free -= 1;
        waiter.admit(admitted === 'trial' ? { traffic, isTrial: true } : PASSAGES[traffic]);
      }
    }
  }
}
