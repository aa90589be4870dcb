import type { ExecutionResult } from 'graphql';
import type { ResultStream } from '../../admission/execution.ts';

/**
 * What an operation that the client has completed settles to: nothing. graphql-ws frees the id of an operation that
 * ends, even if the client has used it for another operation since, which nothing would end then.
 */
export function nothingMore(): Promise<never> {
  return new Promise(() => undefined);
}

/**
 * Stands for an operation in graphql-ws's list until its events are opened. `onEnd` is called if the client completes it
 * or disconnects before.
 */
export function starting(onEnd: () => void): AsyncGenerator<never> {
  return Object.assign(nothing(), {
    return(): Promise<IteratorReturnResult<undefined>> {
      onEnd();
      return Promise.resolve({ value: undefined, done: true });
    },
  });
}

async function* nothing(): AsyncGenerator<never> {
  yield* [];
}

/** The results of an operation until the client completes it or disconnects, which ends `source`. */
export function untilCompleted(source: ResultStream): AsyncIterableIterator<ExecutionResult, void> {
  let isCompleted = false;
  return {
    async next() {
      try {
        return await source.next();
      } finally {
        if (isCompleted) await nothingMore();
      }
    },
    return() {
      isCompleted = true;
      return source.return();
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
