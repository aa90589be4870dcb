import { unlessLate } from '../unlessLate.ts';

/** The promise's result if it arrives within `ms`, else `fallback`, also if it rejects. The promise itself continues. */
export function within<T>(ms: number, promise: Promise<T>, fallback: T): Promise<T> {
  return unlessLate(ms, promise, () => fallback).catch(() => fallback);
}
