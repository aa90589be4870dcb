import type { Caller } from '../session/caller.ts';

interface Place {
  readonly caller: Caller;
  /** Subscribers with this credential. */
  count: number;
}

/**
 * The credentials of a topic's subscribers, in turn: each poll is made with the next one, so that every sharer is
 * authorised again and again without a call of its own. A credential gets in after its first own authorised read.
 */
export class Rotation {
  readonly #places = new Map<string, Place>();

  get size(): number {
    return this.#places.size;
  }

  add(caller: Caller): void {
    const place = this.#places.get(caller.credential.hash);
    if (place === undefined) this.#places.set(caller.credential.hash, { caller, count: 1 });
    else place.count += 1;
  }

  /** One subscriber with this credential less. */
  remove(caller: Caller): void {
    const place = this.#places.get(caller.credential.hash);
    if (place === undefined) return;
    place.count -= 1;
    if (place.count <= 0) this.#places.delete(caller.credential.hash);
  }

  /** The caller whose turn it is; undefined when there is none. */
  next(): Caller | undefined {
    const [first] = this.#places;
    if (first === undefined) return undefined;
    const [hash, place] = first;
    this.#places.delete(hash);
    this.#places.set(hash, place);
    return place.caller;
  }
}
