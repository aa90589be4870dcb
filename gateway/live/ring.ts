/**
 * Ring buffer of a topic's last values, numbered from 0. Readers keep numbers instead of values, so that memory is
 * bounded by its capacity.
 */
export class Ring<T> {
  readonly #slots: T[] = [];
  readonly #capacity: number;
  /** Number of the next value. */
  #tail = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get tail(): number {
    return this.#tail;
  }

  push(value: T): void {
    this.#slots[this.#tail % this.#capacity] = value;
    this.#tail += 1;
  }

  /** Whether the value with this number has been overwritten. */
  hasLost(number: number): boolean {
    return number < this.#tail - this.#capacity;
  }

  /** The value with this number; undefined if it was overwritten or does not exist yet. */
  at(number: number): T | undefined {
    if (number >= this.#tail || this.hasLost(number)) return undefined;
    return this.#slots[number % this.#capacity];
  }
}
