/** Finds the due items of a queue and processes them. */
export interface WorkerOptions<Item extends { readonly id: string }> {
  /** Finds items that are due, most urgent first. */
  readonly findDue: () => Promise<readonly Item[]>;
  /** Whether an item may start beside those that are running. Default: always. */
  readonly hasRoom?: (item: Item) => boolean;
  /** Processes one item; `signal` aborts it when the worker has to stop. */
  readonly run: (item: Item, signal: AbortSignal) => Promise<void>;
  /** Maximum number of items processed at once in this process. */
  readonly atOnce: number;
  /** Interval between checks for due items, in milliseconds. */
  readonly tick: number;
  /** How long `stop` waits for running items, in milliseconds. */
  readonly stopWithin: number;
}

export interface Worker {
  /** Starts no further items, waits briefly for running ones, then aborts them. Returns whether any were aborted. */
  stop(): Promise<boolean>;
}

/**
 * Processes a queue: checks for due items at intervals, and whenever one is finished. Errors are reported as process
 * warnings and do not stop it; consecutive ones of checks, or of items, once.
 */
export function startWorker<Item extends { readonly id: string }>(options: WorkerOptions<Item>): Worker {
  const { findDue, hasRoom = () => true, run, atOnce, tick, stopWithin } = options;
  const running = new Map<string, Promise<void>>();
  const end = new AbortController();
  let isStopped = false;
  let looking: Promise<void> | null = null;
  let isAgain = false;
  const checks = reportOnce();
  const runs = reportOnce();

  const begin = (item: Item): void => {
    const work = run(item, end.signal).then(
      () => {
        runs.succeeded();
        running.delete(item.id);
        look();
      },
      // Not found again before the next interval: it could fail at once, as with a database that is read-only.
      (error: unknown) => {
        runs.failed(error);
        running.delete(item.id);
      },
    );
    running.set(item.id, work);
  };

  const lookOnce = async (): Promise<void> => {
    for (const item of await findDue()) {
      if (isStopped || running.size >= atOnce) return;
      // An item that has been started may not have been claimed yet, so it can be found again.
      if (hasRoom(item) && !running.has(item.id)) begin(item);
    }
  };

  /** Only one check runs at a time; if another one is requested meanwhile, it runs afterwards. */
  const look = (): void => {
    if (isStopped) return;
    if (looking !== null) {
      isAgain = true;
      return;
    }
    isAgain = false;
    looking = lookOnce()
      .then(checks.succeeded, checks.failed)
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

/** Reports an error in a background task. */
export function warn(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error));
}

/** Reports only the first of consecutive errors of a repeated task: while the database is away, each run fails. */
export function reportOnce(): { readonly succeeded: () => void; readonly failed: (error: unknown) => void } {
  let isFailing = false;
  return {
    succeeded: () => {
      isFailing = false;
    },
    failed: (error) => {
      if (!isFailing) warn(error);
      isFailing = true;
    },
  };
}
