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
  // Nobody ticks while nobody listens: catch up for the first reader.
  if (timer === undefined && Date.now() - now > TICK_MS) now = Date.now();
  return now;
}

/** The current time in ms, moving every 30 s: one clock for all "3 hours ago" of a page. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, read, read);
}
