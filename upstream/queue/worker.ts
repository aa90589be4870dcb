/** A queue's due items and what is done with one. */
export interface WorkerOptions<Item extends { readonly id: string }> {
  /** Finds items whose work may begin; the most urgent first. */
  readonly findDue: () => Promise<readonly Item[]>;
  /** Whether an item may begin beside those that run. Default: always. */
  readonly hasRoom?: (item: Item) => boolean;
  /** Does the work of one item; `signal` breaks it off when the worker has to end. */
  readonly run: (item: Item, signal: AbortSignal) => Promise<void>;
  /** Items that run at once in this process. */
  readonly atOnce: number;
  /** Interval of looking for due items, milliseconds. */
  readonly tick: number;
  /** How long `stop` waits for running items, milliseconds. */
  readonly stopWithin: number;
}

export interface Worker {
  /** Begins nothing more, waits a little for what runs, then breaks it off. Returns whether anything was broken off. */
  stop(): Promise<boolean>;
}

/**
 * Works through a queue: looks for due items at intervals and whenever one is finished. Errors are reported as process
 * warnings and do not stop it.
 */
export function startWorker<Item extends { readonly id: string }>(options: WorkerOptions<Item>): Worker {
  const { findDue, hasRoom = () => true, run, atOnce, tick, stopWithin } = options;
  const running = new Map<string, Promise<void>>();
  const end = new AbortController();
  let isStopped = false;
  let looking: Promise<void> | null = null;
  let isAgain = false;

  const begin = (item: Item): void => {
    const work = run(item, end.signal)
      .catch(warn)
      .finally(() => {
        running.delete(item.id);
        look();
      });
    running.set(item.id, work);
  };

  const lookOnce = async (): Promise<void> => {
    for (const item of await findDue()) {
      if (isStopped || running.size >= atOnce) return;
      // One that has begun may not be claimed yet.
      if (hasRoom(item) && !running.has(item.id)) begin(item);
    }
  };

  /** One look at a time; a wish during one is granted after it. */
  const look = (): void => {
    if (isStopped) return;
    if (looking !== null) {
      isAgain = true;
      return;
    }
    isAgain = false;
    looking = lookOnce()
      .catch(warn)
      .finally(() => {
        looking = null;
        if (isAgain) look();
      });
  };

  const timer = setInterval(look, tick).unref();
  look();
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await looking;
      const patience = setTimeout(() => end.abort(), stopWithin);
      await Promise.all(running.values());
      clearTimeout(patience);
      return end.signal.aborted;
    },
  };
}

/** Reports an error of work in the background. */
export function warn(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error));
}
