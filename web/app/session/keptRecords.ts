/** The part of the Storage API used here. */
export type RecordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Small localStorage values under a prefix, one entry each, so that tabs never overwrite each other's. If storage is
 * denied (private mode, full, switched off) they last as long as the page.
 */
export class KeptRecords<Value> {
  readonly #values = new Map<string, Value>();
  /** Names of the records that storage did not accept, so that only this page has them. */
  readonly #unsaved = new Set<string>();
  readonly #prefix: string;
  readonly #storage: RecordStorage | null;
  readonly #read: (value: unknown) => Value | null;

  /** `read` validates a stored value, which may be corrupt or from another version; null drops it. */
  constructor(prefix: string, storage: RecordStorage | null, read: (value: unknown) => Value | null) {
    this.#prefix = prefix;
    this.#storage = storage;
    this.#read = read;
    for (const name of this.#storedNames()) this.refresh(name);
  }

  /** Names of the records known here or stored by any tab, so that `refresh` can catch up on missed changes. */
  names(): string[] {
    return [...new Set([...this.#values.keys(), ...this.#storedNames()])];
  }

  get(name: string): Value | undefined {
    return this.#values.get(name);
  }

  entries(): [string, Value][] {
    return [...this.#values];
  }

  set(name: string, value: Value): void {
    this.#values.set(name, value);
    if (this.#save(name, value)) this.#unsaved.delete(name);
    else this.#unsaved.add(name);
  }

  delete(name: string): void {
    this.#values.delete(name);
    this.#unsaved.delete(name);
    attempt(() => this.#storage?.removeItem(this.#prefix + name));
  }

  /** Name of the record for a storage key; null for foreign keys. */
  nameOf(storageKey: string | null): string | null {
    return storageKey?.startsWith(this.#prefix) ? storageKey.slice(this.#prefix.length) : null;
  }

  /** Reloads a record that another tab has changed. What storage did not accept stays as it is on this page. */
  refresh(name: string): void {
    if (this.#unsaved.has(name)) return;
    const value = this.#stored(name);
    if (value === null) this.#values.delete(name);
    else this.#values.set(name, value);
  }

  /** False if storage is denied or full. */
  #save(name: string, value: Value): boolean {
    const storage = this.#storage;
    if (!storage) return false;
    try {
      storage.setItem(this.#prefix + name, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  }

  #stored(name: string): Value | null {
    const text = attempt(() => this.#storage?.getItem(this.#prefix + name)) ?? null;
    return text === null ? null : (attempt(() => this.#read(JSON.parse(text))) ?? null);
  }

  #storedNames(): string[] {
    const storage = this.#storage;
    const names = attempt(() =>
      Array.from({ length: storage?.length ?? 0 }, (_, index) => this.nameOf(storage?.key(index) ?? null)),
    );
    return (names ?? []).filter((name) => name !== null);
  }
}

/** Prefix of an account's records (its global id), so that another account never sees them. */
export function keptPrefix(kind: 'draft' | 'outbox' | 'leadAnswer', accountId: string): string {
  return `${kind}:${accountId}:`;
}

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** localStorage, or null where even accessing it throws. */
export function lastingStorage(): Storage | null {
  return attempt(() => window.localStorage) ?? null;
}
