import { DAY } from '../db/clock.ts';
import type { Deps } from '../db/deps.ts';
import { startWorker, warn } from '../queue/worker.ts';
import { findNewResets, forgetOldResets, sendResetLink } from './passwordResets.ts';

/**
 * Requests are processed one at a time, at intervals, so that response times do not reveal whether an account was
 * found.
 */
const TICK = 500;
const STOP_WITHIN = 3_000;

/** Creates the links for requested password resets, separately from the calls that request them. */
export function startResetLinks(deps: Deps): { stop(): Promise<void> } {
  const worker = startWorker({
    findDue: async () => await findNewResets(deps),
    run: async ({ id }) => await sendResetLink(deps, id),
    atOnce: 1,
    tick: TICK,
    stopWithin: STOP_WITHIN,
  });
  // At the start as well, because a server may never run for a whole day.
  let cleaned = forgetOldResets(deps).catch(warn);
  const cleaning = setInterval(() => {
    cleaned = forgetOldResets(deps).catch(warn);
  }, DAY).unref();
  return {
    stop: async () => {
      clearInterval(cleaning);
      await worker.stop();
      await cleaned;
    },
  };
}
