/** When a query's response arrived, and whether a refresh has failed since. */
export interface Update {
  /** In ms since the epoch. */
  readonly at: number;
  readonly hasFailed: boolean;
}

/** Maximum number of queries remembered. */
const MOST = 50;

function keyOf(name: string, variables: object): string {
  return `${name} ${JSON.stringify(variables)}`;
}

/** Tracks how fresh the shown data is, for lists that say "updated 2 min ago". */
export class Freshness {
  readonly #updates = new Map<string, Update>();
  readonly #listeners = new Set<() => void>();
  readonly #now: () => number;

  constructor(now: () => number = () => Date.now()) {
    this.#now = now;
  }

  /** Null if the query has never had a response. */
  get(name: string, variables: object): Update | null {
    return this.#updates.get(keyOf(name, variables)) ?? null;
  }

  answered(name: string, variables: object): void {
    this.#set(keyOf(name, variables), { at: this.#now(), hasFailed: false });
  }

  failed(name: string, variables: object): void {
    const key = keyOf(name, variables);
    const update = this.#updates.get(key);
    if (update) this.#set(key, { ...update, hasFailed: true });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(key: string, update: Update): void {
    this.#updates.delete(key);
    this.#updates.set(key, update);
    const [oldest] = this.#updates.keys();
    if (oldest !== undefined && this.#updates.size > MOST) this.#updates.delete(oldest);
    for (const listener of this.#listeners) listener();
  }
}
