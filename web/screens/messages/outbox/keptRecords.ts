/** The part of the Storage API used here. */
export type RecordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Small values kept in the browser under a prefix, one storage entry each, so that tabs never overwrite each other's.
 * Where the browser refuses storage (private mode, full, switched off) they live as long as the page.
 */
export class KeptRecords<Value> {
  readonly #values = new Map<string, Value>();
  readonly #prefix: string;
  readonly #storage: RecordStorage | null;
  readonly #read: (value: unknown) => Value | null;

  /** `read` checks a stored value, which may be of another version or broken; null drops it. */
  constructor(prefix: string, storage: RecordStorage | null, read: (value: unknown) => Value | null) {
    this.#prefix = prefix;
    this.#storage = storage;
    this.#read = read;
    for (const name of this.#storedNames()) this.refresh(name);
  }

  get(name: string): Value | undefined {
    return this.#values.get(name);
  }

  entries(): [string, Value][] {
    return [...this.#values];
  }

  set(name: string, value: Value): void {
    this.#values.set(name, value);
    attempt(() => this.#storage?.setItem(this.#prefix + name, JSON.stringify(value)));
  }

  delete(name: string): void {
    this.#values.delete(name);
    attempt(() => this.#storage?.removeItem(this.#prefix + name));
  }

  /** Name of the record for a storage key; null for foreign keys. */
  nameOf(storageKey: string | null): string | null {
    return storageKey?.startsWith(this.#prefix) ? storageKey.slice(this.#prefix.length) : null;
  }

  /** Reloads a record that another tab has changed. */
  refresh(name: string): void {
    const value = this.#stored(name);
    if (value === null) this.#values.delete(name);
    else this.#values.set(name, value);
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

/** What is kept in the browser belongs to an account (its global id), so that another one never sees it. */
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

/** localStorage, or null where even reading it throws. */
export function lastingStorage(): Storage | null {
  return attempt(() => window.localStorage) ?? null;
}
