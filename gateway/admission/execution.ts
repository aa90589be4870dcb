import { execute } from 'graphql';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import type { PreparedOperation } from './documents.ts';

export type Engine = 'compiled' | 'interpreted';

/** Runs a prepared operation; errors are raw, to be presented by `presentResult`. */
export type Run = (
  operation: PreparedOperation,
  context: Context,
  variables: Readonly<Record<string, unknown>>,
  rootValue?: unknown,
) => Promise<ExecutionResult>;

/** `onRun` counts which engine ran: compiled code, or graphql-js where an operation cannot be compiled. */
export const createRun =
  (schema: GraphQLSchema, onRun: (engine: Engine) => void): Run =>
  async (operation, context, variables, rootValue) => {
    const compiled = operation.compile();
    if (compiled) {
      onRun('compiled');
      return compiled.query(rootValue, context, variables);
    }
    onRun('interpreted');
    return execute({
      schema,
      document: operation.document,
      operationName: operation.name || null,
      rootValue,
      contextValue: context,
      variableValues: variables,
    });
  };
