/** What the latest answer cost. */
export interface Measures {
  readonly milliseconds: number;
  readonly bytes: number;
  readonly status: number;
  /** Points of the limit of one operation; null for a refused one. */
  readonly cost: number | null;
  readonly upstreamCalls: number | null;
}

let latest: Measures | null = null;
const listeners = new Set<() => void>();

export function setMeasures(measures: Measures): void {
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
