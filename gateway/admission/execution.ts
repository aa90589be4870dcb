import { GraphQLError, createSourceEventStream, execute, getVariableValues } from 'graphql';
import type { DocumentNode, ExecutionArgs, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { CompiledQuery } from 'graphql-jit';
import { catalogueLoader } from '../catalogue/catalogue.loader.ts';
import type { Context } from '../context.ts';
import { isCompilable } from './compilable.ts';

/**
 * Options for coercing variables. Only the first error is sent, and a list of 40,000 invalid values in a body of 128 KB
 * would have as many, which takes seconds.
 */
export const ONE_ERROR = { maxErrors: 1 } as const;

export type Engine = 'compiled' | 'interpreted';

/** An operation that passed admission. */
export interface AdmittedOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly context: Context;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The event, for a subscription. */
  readonly rootValue?: unknown;
}

export type ResultStream = AsyncGenerator<ExecutionResult, void, void>;

/** Runs admitted operations, for Apollo Server and the socket alike. Errors are raw GraphQLErrors. */
export interface Execution {
  execute(operation: AdmittedOperation): Promise<ExecutionResult>;
  /** Returns a stream if the event source could be opened. Each event starts with empty caches and a new budget. */
  subscribe(operation: AdmittedOperation): Promise<ResultStream | ExecutionResult>;
}

/** `onRun` receives the engine that ran: compiled code, or graphql-js for operations that cannot be compiled. */
export function createExecution(schema: GraphQLSchema, onRun: (engine: Engine) => void): Execution {
  const compiled = new WeakMap<OperationDefinitionNode, CompiledQuery | null>();

  const compiledOf = (document: DocumentNode, operation: OperationDefinitionNode): CompiledQuery | null => {
    let query = compiled.get(operation);
    if (query === undefined) {
      query = compile(schema, document, operation);
      compiled.set(operation, query);
    }
    return query;
  };

  const run = async (admitted: AdmittedOperation): Promise<ExecutionResult> => {
    const { document, operation, context, variables, rootValue } = admitted;
    // Compiled code refuses a missing non-null variable even if it has a default, so it gets coerced values. It coerces
    // them again, so every scalar must accept its own parsed values (a schema test proves it).
    const given = getVariableValues(schema, operation.variableDefinitions ?? [], variables, ONE_ERROR);
    if (given.errors) return { errors: given.errors.slice(0, 1) };
    const query = compiledOf(document, operation);
    onRun(query ? 'compiled' : 'interpreted');
    if (!query) return execute(argumentsOf(schema, admitted));
    // Without a prototype, because compiled code reads an omitted `$constructor` from it.
    const coerced = Object.assign(Object.create(null) as object, given.coerced);
    const { data, errors } = await query.query(rootValue, context, coerced);
    return errors ? { data, errors: errors.map(toGraphQLError) } : { data };
  };

  return {
    execute: run,
    async subscribe(admitted) {
      const source = await createSourceEventStream(argumentsOf(schema, admitted));
      if (!(Symbol.asyncIterator in source)) return source;
      return mapEvents(source[Symbol.asyncIterator](), (event) => {
        const { context } = admitted;
        context.rest.startEvent();
        // It keeps the catalogue, or its default if that could not be read.
        context.catalogue = catalogueLoader(context);
        return run({ ...admitted, rootValue: event });
      });
    },
  };
}

function argumentsOf(
  schema: GraphQLSchema,
  { document, operation, context, variables, rootValue }: AdmittedOperation,
): ExecutionArgs {
  const operationName = operation.name?.value ?? null;
  return { schema, document, operationName, contextValue: context, variableValues: variables, rootValue };
}

/** graphql-jit's errors have GraphQLError's prototype but lack `extensions` and more. */
function toGraphQLError({ message, path, locations, originalError }: GraphQLError): GraphQLError {
  const error = new GraphQLError(message, { path, originalError });
  // The constructor takes them only as nodes or as offsets in the text, which compiled code no longer has.
  return Object.assign(error, { locations });
}

/** Compiles an operation, which takes some milliseconds; null if it must be interpreted. */
export function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CompiledQuery | null {
  if (!isCompilable(schema, document, operation)) return null;
  const result = compileQuery(schema, document, operation.name?.value ?? '', {
    useExperimentalPathBasedSkipInclude: true,
  });
  return isCompiledQuery(result) ? result : null;
}

/** Not an async generator, because those cannot be ended while they wait for the next event. */
function mapEvents(events: AsyncIterator<unknown>, run: (event: unknown) => Promise<ExecutionResult>): ResultStream {
  const end = async (): Promise<IteratorReturnResult<undefined>> => {
    await events.return?.();
    return { value: undefined, done: true };
  };
  return {
    async next() {
      const event: IteratorResult<unknown, unknown> = await events.next();
      if (event.done) return { value: undefined, done: true };
      return { value: await run(event.value), done: false };
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
