/** Sources that have not been ended. */
export const silences = new Set<AsyncIterableIterator<never>>();

/** A source without events that can be ended while a caller waits for one. */
export class Silence implements AsyncIterableIterator<never> {
  readonly #end = Promise.withResolvers<IteratorResult<never>>();

  constructor() {
    silences.add(this);
  }

  next(): Promise<IteratorResult<never>> {
    return this.#end.promise;
  }

  return(): Promise<IteratorResult<never>> {
    silences.delete(this);
    this.#end.resolve({ value: undefined, done: true });
    return this.#end.promise;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
