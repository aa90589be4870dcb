import { execute, getVariableValues } from 'graphql';
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
export function createRun(schema: GraphQLSchema, onRun: (engine: Engine) => void): Run {
  return async (operation, context, variables, rootValue) => {
    // Compiled code refuses non-null values that have a default, so it is given values that are complete already.
    // It checks them once more: every scalar must take its own values (a test holds the contract's to that).
    const given = getVariableValues(schema, operation.node.variableDefinitions ?? [], variables);
    if (given.errors) return { errors: given.errors.slice(0, 1) };
    const compiled = operation.compile();
    if (compiled) {
      const result = await compiled.query(rootValue, context, given.coerced);
      if (compiled.leavesFit(result.data)) {
        onRun('compiled');
        return result;
      }
      // A leaf of the wrong type: graphql-js converts or refuses it. The operation's reads are remembered, none is sent again.
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
}
