import type { Caller } from '../session/caller.ts';

interface Entry {
  readonly caller: Caller;
  /** Subscribers with this credential. */
  count: number;
}

/**
 * Round robin over the credentials of a topic's subscribers. Each poll uses the next one, which re-authorizes all of
 * them without extra calls. A credential enters after its first authorized read.
 */
export class Rotation {
  readonly #entries = new Map<string, Entry>();

  get size(): number {
    return this.#entries.size;
  }

  add(caller: Caller): void {
    const entry = this.#entries.get(caller.credential.hash);
    if (entry === undefined) this.#entries.set(caller.credential.hash, { caller, count: 1 });
    else entry.count += 1;
  }

  /** Removes one subscriber with this credential. */
  remove(caller: Caller): void {
    const entry = this.#entries.get(caller.credential.hash);
    if (entry === undefined) return;
    entry.count -= 1;
    if (entry.count <= 0) this.#entries.delete(caller.credential.hash);
  }

  /** The next caller, undefined if there is none. */
  next(): Caller | undefined {
    const [first] = this.#entries;
    if (first === undefined) return undefined;
    const [hash, entry] = first;
    this.#entries.delete(hash);
    this.#entries.set(hash, entry);
    return entry.caller;
  }
}
