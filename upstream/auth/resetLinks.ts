import { DAY } from '../db/clock.ts';
import type { Deps } from '../db/deps.ts';
import { startWorker, warn } from '../queue/worker.ts';
import { findNewResets, forgetOldResets, sendResetLink } from './passwordResets.ts';

/** Requests are looked at one after the other, at intervals: nobody learns from an answer's time what they found. */
const TICK = 500;
const STOP_WITHIN = 3_000;

/** Makes links of requested password resets, apart from the calls that ask for them. */
export function startResetLinks(deps: Deps): { stop(): Promise<void> } {
  const worker = startWorker({
    findDue: async () => await findNewResets(deps),
    run: async ({ id }) => await sendResetLink(deps, id),
    atOnce: 1,
    tick: TICK,
    stopWithin: STOP_WITHIN,
  });
  const cleaning = setInterval(() => void forgetOldResets(deps).catch(warn), DAY).unref();
  return {
    stop: async () => {
      clearInterval(cleaning);
      await worker.stop();
    },
  };
}
