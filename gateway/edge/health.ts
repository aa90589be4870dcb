import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Rest } from '../rest/restClients.ts';

/** Beyond these the process answers, but should get no new work. */
const MAX_UTILIZATION = 0.95;
const MAX_LAG_MS = 200;
const SAMPLE_MS = 1_000;
/** How often the loop is looked at within a sample: each look wakes the process. */
const RESOLUTION_MS = 50;
/** Samples in a row that must be bad: one long task is no overload. */
const SAMPLES = 3;
/** How long an answer about the upstream is believed, ms. */
const BELIEVED_MS = 1_000;

/** Whether the process has more work than it can do. */
export interface Load {
  isOverloaded(): boolean;
  close(): void;
}

/** Watches the event loop: busy or late for three seconds in a row is overload. */
export function watchLoad(): Load {
  const lag = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  lag.enable();
  let utilization = performance.eventLoopUtilization();
  let badSamples = 0;
  const timer = setInterval(() => {
    const since = performance.eventLoopUtilization(utilization);
    utilization = performance.eventLoopUtilization();
    const isBad = since.utilization > MAX_UTILIZATION || lag.percentile(50) / 1e6 > MAX_LAG_MS;
    badSamples = isBad ? badSamples + 1 : 0;
    lag.reset();
  }, SAMPLE_MS);
  timer.unref();
  return {
    isOverloaded: () => badSamples >= SAMPLES,
    close: () => {
      clearInterval(timer);
      lag.disable();
    },
  };
}

/** Null when the process should get work, else why not (GWY-19). */
export type NotReady = () => Promise<string | null>;

/** `isDraining`: the process is about to stop. */
export function createNotReady(rest: Pick<Rest, 'isReachable'>, load: Load, isDraining: () => boolean): NotReady {
  let believed: { readonly isUp: Promise<boolean>; readonly until: number } | null = null;
  return async () => {
    if (isDraining()) return 'stopping';
    if (load.isOverloaded()) return 'overloaded';
    const now = performance.now();
    if (!believed || now >= believed.until) believed = { isUp: rest.isReachable(), until: now + BELIEVED_MS };
    return (await believed.isUp) ? null : 'upstream unreachable';
  };
}
