import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Rest } from '../rest/rest-clients.ts';

/** Beyond these the process answers, but should get no new work. */
const MAX_UTILIZATION = 0.95;
const MAX_LAG_MS = 200;
/** How long an answer about the upstream is believed, ms. */
const BELIEVED_MS = 1_000;

export interface Health {
  /** Null when ready, else why not. */
  notReady(): Promise<string | null>;
  close(): void;
}

/** `isDraining`: the process is about to stop. */
export const createHealth = (rest: Rest, isDraining: () => boolean): Health => {
  const lag = monitorEventLoopDelay({ resolution: 20 });
  lag.enable();
  let utilization = performance.eventLoopUtilization();
  let believed: { readonly isUp: Promise<boolean>; readonly until: number } | null = null;

  const isUpstreamUp = (): Promise<boolean> => {
    const now = performance.now();
    if (!believed || now >= believed.until) believed = { isUp: rest.isReachable(), until: now + BELIEVED_MS };
    return believed.isUp;
  };

  const isOverloaded = (): boolean => {
    const since = performance.eventLoopUtilization(utilization);
    utilization = performance.eventLoopUtilization();
    const isLagging = lag.percentile(50) / 1e6 > MAX_LAG_MS;
    lag.reset();
    // Over a very short span one task is all there is.
    return isLagging || (since.active + since.idle > 500 && since.utilization > MAX_UTILIZATION);
  };

  return {
    async notReady() {
      if (isDraining()) return 'stopping';
      if (isOverloaded()) return 'overloaded';
      return (await isUpstreamUp()) ? null : 'upstream unreachable';
    },
    close: () => lag.disable(),
  };
};
