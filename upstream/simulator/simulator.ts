import { randomUUID } from 'node:crypto';
import { random } from '../db/demo/random.ts';
import type { Deps } from '../db/deps.ts';
import { reportOnce } from '../queue/worker.ts';
import { simulation } from './simulation.ts';

/** Interval between checks for due work, in milliseconds. */
const TICK = 500;

export interface Simulator {
  /** Stops the simulation; resolves when all its work is done. */
  stop(): Promise<void>;
}

/**
 * Runs the simulation in the server's process. Ticks that fail are reported as a process warning, consecutive ones once,
 * and do not stop it.
 */
export function startSimulator(deps: Deps): Simulator {
  const { tick } = simulation(deps, random(randomUUID()));
  const ticks = reportOnce();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const schedule = (): void => {
    timer = setTimeout(() => {
      running = tick()
        .then(ticks.succeeded, ticks.failed)
        .then(() => {
          if (!isStopped) schedule();
        });
    }, TICK).unref();
  };
  schedule();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
