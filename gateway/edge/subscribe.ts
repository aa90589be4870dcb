import { createSourceEventStream } from 'graphql';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { PreparedOperation } from '../admission/documents.ts';
import type { Run } from '../admission/execution.ts';
import type { Context } from '../context.ts';
import { presentResult } from '../presentErrors.ts';
import type { SharedAnswers } from './sharedAnswers.ts';

type Stream = AsyncGenerator<ExecutionResult, void, void>;

export interface SubscribeParts {
  readonly schema: GraphQLSchema;
  readonly run: Run;
  readonly answers: SharedAnswers;
}

/** One subscription as it was admitted. */
export interface Subscription {
  readonly operation: PreparedOperation;
  readonly context: Context;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Sends an answer, given as JSON, to the subscriber; resolves when its bytes have left. */
  readonly push: (answer: string) => Promise<void>;
}

/**
 * Runs a subscription: the field's source of events, each event executed by the same compiled code as everything else, once for all
 * subscribers whose answer is the same. What the operation remembers of the upstream is forgotten before each event, or it would answer with
 * the first one's data for ever. Answers are pushed as text; the stream itself holds those with errors, presented. An iterator is returned
 * exactly when the source could be opened.
 */
export async function subscribe(
  parts: SubscribeParts,
  { operation, context, variables, push }: Subscription,
): Promise<Stream | ExecutionResult> {
  const source = await createSourceEventStream({
    schema: parts.schema,
    document: operation.document,
    operationName: operation.name || null,
    contextValue: context,
    variableValues: variables,
  });
  if (!(Symbol.asyncIterator in source)) return presentResult(source, context);

  const run = async (event: unknown): Promise<ExecutionResult> => {
    context.rest.forget();
    return presentResult(await parts.run(operation, context, variables, event), context);
  };
  const audience = parts.answers.audienceOf(operation, context, variables);
  /** Pushes the answer; null: done, else the result that must not be shared. */
  const tell = async (event: unknown): Promise<ExecutionResult | null> => {
    let own: ExecutionResult | null = null;
    const make = async (): Promise<string | null> => {
      own = await run(event);
      return own.errors ? null : JSON.stringify(own);
    };
    const isObject = typeof event === 'object' && event !== null;
    const text = await (isObject ? parts.answers.answer(event, audience, make) : make());
    if (text === null) return own ?? run(event);
    await push(text);
    return null;
  };
  return tellAll(source[Symbol.asyncIterator](), tell);
}

/** Not an async generator: one of those cannot be ended while it waits for the next event. */
function tellAll(events: AsyncIterator<unknown>, tell: (event: unknown) => Promise<ExecutionResult | null>): Stream {
  const end = async (): Promise<IteratorReturnResult<undefined>> => {
    await events.return?.();
    return { value: undefined, done: true };
  };
  return {
    async next() {
      for (;;) {
        const event: IteratorResult<unknown, unknown> = await events.next();
        if (event.done) return { value: undefined, done: true };
        const value = await tell(event.value);
        if (value !== null) return { value, done: false };
      }
    },
    return: end,
    async throw(error: unknown) {
      await end();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
    [Symbol.asyncDispose]: async () => {
      await end();
    },
  };
}
