/** The cost of the latest response. */
export interface Measures {
  readonly milliseconds: number;
  readonly bytes: number;
  readonly status: number;
  /** Cost points out of an operation's limit; null if the operation was refused. */
  readonly cost: number | null;
  readonly upstreamCalls: number | null;
}

let latest: Measures | null = null;
const listeners = new Set<() => void>();

/** Null while a subscription runs, because only whole responses are measured. */
export function setMeasures(measures: Measures | null): void {
  latest = measures;
  for (const listener of listeners) listener();
}

export function getMeasures(): Measures | null {
  return latest;
}

/** For `useSyncExternalStore`. */
export function subscribeMeasures(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
