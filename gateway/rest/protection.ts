import { Breaker } from './breaker.ts';
import type { BreakerOptions, BreakerState } from './breaker.ts';
import { UpstreamError } from './errors.ts';

/** Kinds of traffic, each with its own places: background polls can never take the places of what users wait for. */
export type Traffic = 'read' | 'write' | 'poll';

export type ProtectionOptions = BreakerOptions;

/** A call that was let through; `leave` gives its place back. */
export interface Passage {
  readonly traffic: Traffic;
  readonly isTrial: boolean;
}

/** Somebody who waits for a place. */
interface Waiter {
  readonly resolve: (passage: Passage) => void;
  readonly reject: (error: UpstreamError) => void;
  readonly timer: NodeJS.Timeout;
}

interface Places {
  /** Calls that may begin at once. */
  free: number;
  /** Calls that may wait for a place; further ones are refused at once. */
  readonly mostWaiting: number;
  readonly waiting: Waiter[];
}

const places = (free: number, mostWaiting: number): Places => ({ free, mostWaiting, waiting: [] });

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

  constructor(options: ProtectionOptions = {}) {
    this.#breaker = new Breaker(options);
  }

  get state(): BreakerState {
    return this.#breaker.state;
  }

  /**
   * Takes a place, at once where one is free. `deadline`: ms that waiting may take. Whoever gets a passage must `leave`.
   * Throws UpstreamError breakerOpen, overloaded, or timeout (the call is never made).
   */
  enter(traffic: Traffic, deadline: number): Passage | Promise<Passage> {
    if (this.#breaker.state === 'halfOpen') throw new UpstreamError({ kind: 'breakerOpen' });
    const own = this.#places[traffic];
    if (own.free > 0) {
      const admitted = this.#breaker.admit();
      if (admitted === 'refused') throw new UpstreamError({ kind: 'breakerOpen' });
      own.free -= 1;
      return { traffic, isTrial: admitted === 'trial' };
    }
    if (own.waiting.length >= own.mostWaiting) throw new UpstreamError({ kind: 'overloaded' });
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        own.waiting.splice(own.waiting.indexOf(waiter), 1);
        reject(new UpstreamError({ kind: 'timeout' }));
      }, deadline);
      const waiter: Waiter = { resolve, reject, timer };
      own.waiting.push(waiter);
    });
  }

  /** Gives the place to the next one. `failure` undefined: the call went well. */
  leave({ traffic, isTrial }: Passage, failure: unknown): void {
    this.#breaker.note(isTrial, failure);
    const own = this.#places[traffic];
    own.free += 1;
    while (own.free > 0) {
      const waiter = own.waiting.shift();
      if (!waiter) return;
      clearTimeout(waiter.timer);
      const admitted = this.#breaker.admit();
      if (admitted === 'refused') {
        waiter.reject(new UpstreamError({ kind: 'breakerOpen' }));
      } else {
        own.free -= 1;
        waiter.resolve({ traffic, isTrial: admitted === 'trial' });
      }
    }
  }
}
