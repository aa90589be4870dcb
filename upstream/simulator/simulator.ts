import { randomUUID } from 'node:crypto';
import { random } from '../db/demo/random.ts';
import type { Deps } from '../db/deps.ts';
import { simulation } from './simulation.ts';

/** Milliseconds between two looks at what is due. */
const TICK = 500;

export interface Simulator {
  /** Ends the simulation; resolves when nothing of it is running any more. */
  stop(): Promise<void>;
}

/** Runs the simulation beside the server. A failing tick is reported as a process warning and does not end it. */
export function startSimulator(deps: Deps): Simulator {
  const { tick } = simulation(deps, random(randomUUID()));
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const schedule = (): void => {
    timer = setTimeout(() => {
      running = tick()
        .catch((error: unknown) => process.emitWarning(error instanceof Error ? error : String(error)))
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
