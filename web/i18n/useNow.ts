import { useSyncExternalStore } from 'react';

const TICK_MS = 30_000;
let now = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const tell of listeners) tell();
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };
}

function read(): number {
  // The clock stops without listeners, so catch up for the first one.
  if (timer === undefined && Date.now() - now > TICK_MS) now = Date.now();
  return now;
}

/** The current time in ms, updated every 30 s: one clock for all relative times of a page. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, read, read);
}
