import { createSourceEventStream } from 'graphql';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { PreparedOperation } from '../admission/documents.ts';
import type { Run } from '../admission/execution.ts';
import type { Context } from '../context.ts';
import { presentResult } from '../present-errors.ts';

type Stream = AsyncGenerator<ExecutionResult, void, void>;

/**
 * Runs a subscription: the field's source of events, each event executed by the same compiled code as everything else.
 * What the operation remembers of the upstream is forgotten before each event, or it would answer with the first one's data for ever.
 * Results are presented; an iterator is returned exactly when the source could be opened.
 */
export const subscribe = async (
  parts: { readonly schema: GraphQLSchema; readonly run: Run },
  operation: PreparedOperation,
  context: Context,
  variables: Readonly<Record<string, unknown>>,
): Promise<Stream | ExecutionResult> => {
  const source = await createSourceEventStream({
    schema: parts.schema,
    document: operation.document,
    operationName: operation.name || null,
    contextValue: context,
    variableValues: variables,
  });
  if (!(Symbol.asyncIterator in source)) return presentResult(source, context);
  return mapStream(source[Symbol.asyncIterator](), async (event) => {
    context.rest.forget();
    return presentResult(await parts.run(operation, context, variables, event), context);
  });
};

/** Not an async generator: one of those cannot be ended while it waits for the next event. */
const mapStream = (events: AsyncIterator<unknown>, map: (event: unknown) => Promise<ExecutionResult>): Stream => {
  const end = async (): Promise<IteratorReturnResult<undefined>> => {
    await events.return?.();
    return { value: undefined, done: true };
  };
  return {
    async next() {
      const event: IteratorResult<unknown, unknown> = await events.next();
      return event.done ? { value: undefined, done: true } : { value: await map(event.value), done: false };
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
};
