/** A call that somebody waits for. */
export interface Awaited {
  /** Nobody waits any more. */
  abandon(): void;
}

/** Whoever waits for the reads of one operation. One listener for all calls under way: each of its own would cost more than sending them. */
export class Asker {
  readonly #signal: AbortSignal;
  readonly #calls = new Set<Awaited>();

  /** `signal`: aborted when they are gone. */
  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  get isGone(): boolean {
    return this.#signal.aborted;
  }

  await(call: Awaited): void {
    if (this.#calls.size === 0) this.#signal.addEventListener('abort', this.#leave);
    this.#calls.add(call);
  }

  settle(call: Awaited): void {
    this.#calls.delete(call);
    // A signal may live longer than we do.
    if (this.#calls.size === 0) this.#signal.removeEventListener('abort', this.#leave);
  }

  readonly #leave = (): void => {
    for (const call of this.#calls) call.abandon();
  };
}
