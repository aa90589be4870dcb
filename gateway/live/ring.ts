/** The last values of a topic, numbered without end. It never grows beyond its capacity: readers hold numbers, not values. */
export class Ring<T> {
  readonly #slots: T[] = [];
  readonly #capacity: number;
  /** Number that the next value will get. */
  #tail = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get tail(): number {
    return this.#tail;
  }

  get size(): number {
    return this.#slots.length;
  }

  push(value: T): void {
    this.#slots[this.#tail % this.#capacity] = value;
    this.#tail += 1;
  }

  /** Whether the value of this number was overwritten already. */
  hasLost(number: number): boolean {
    return number < this.#tail - this.#capacity;
  }

  /** The value of this number; undefined when it is not there yet or no more. */
  at(number: number): T | undefined {
    if (number >= this.#tail || this.hasLost(number)) return undefined;
    return this.#slots[number % this.#capacity];
  }
}
