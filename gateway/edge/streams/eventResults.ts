import { GraphQLError } from 'graphql';
import type { ExecutionResult } from 'graphql';
import type { ResultStream } from '../../admission/execution.ts';
import { presentErrors } from '../../presentErrors.ts';
import type { Log } from '../../telemetry/log.ts';

type Next = IteratorResult<ExecutionResult, void>;

const DONE: IteratorReturnResult<void> = { value: undefined, done: true };

/**
 * Results of one subscription as clients see them. `end` can add an error as the last result. Not an async generator
 * function, because those cannot be ended while they wait for the next event.
 */
export class EventResults implements AsyncGenerator<ExecutionResult, void, void> {
  /** Null if the subscription was refused or has ended. */
  #source: ResultStream | null;
  readonly #context: { readonly log: Log; readonly requestId: string };
  readonly #untilTaken: () => Promise<void>;
  #last: ExecutionResult | null;
  /** Settles the pending `next`; null without one. */
  #settle: ((next: Next) => void) | null = null;

  /**
   * `source`: a stream, or the only result, when the subscription was refused. `untilTaken`: resolves when the client has
   * taken the results so far, because graphql-sse would keep any number of them in memory.
   */
  constructor(
    source: ResultStream | ExecutionResult,
    context: { readonly log: Log; readonly requestId: string },
    untilTaken: () => Promise<void>,
  ) {
    const isStream = Symbol.asyncIterator in source;
    this.#source = isStream ? source : null;
    this.#last = isStream ? null : source;
    this.#context = context;
    this.#untilTaken = untilTaken;
  }

  next(): Promise<Next> {
    const source = this.#source;
    if (!source) return Promise.resolve(this.#takeLast());
    return new Promise((resolve, reject) => {
      this.#settle = resolve;
      const settled = this.#untilTaken()
        .then(() => source.next())
        .finally(() => (this.#settle = null));
      settled.then((next) => resolve(next.done ? next : { ...next, value: this.#present(next.value) }), reject);
    });
  }

  /** Ends the subscription with this error as its last result. */
  async end(error: GraphQLError): Promise<void> {
    const source = this.#source;
    this.#source = null;
    this.#last = { errors: [error] };
    if (this.#settle) this.#settle(this.#takeLast());
    await source?.return();
  }

  async return(): Promise<IteratorReturnResult<void>> {
    await this.#source?.return();
    return DONE;
  }

  async throw(error: unknown): Promise<never> {
    await this.return();
    throw error;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return();
  }

  #takeLast(): Next {
    const last = this.#last;
    this.#last = null;
    return last ? { value: this.#present(last), done: false } : DONE;
  }

  #present({ data, errors }: ExecutionResult): ExecutionResult {
    if (!errors) return { data: data ?? null };
    const presented = errors.map((error) => this.#presentError(error));
    return data === undefined ? { errors: presented } : { data, errors: presented };
  }

  /** graphql-sse accepts only GraphQLErrors, so a presented error is converted back to one. */
  #presentError(error: GraphQLError): GraphQLError {
    const { nodes, source, positions, path } = error;
    const [shown] = presentErrors([error], this.#context);
    return new GraphQLError(shown?.message ?? '', { nodes, source, positions, path, extensions: shown?.extensions });
  }
}
