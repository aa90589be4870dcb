import { Kind, parse } from 'graphql';
import type { OperationDefinitionNode } from 'graphql';

/**
 * The operation of a document that is meant by a name: the one with this name, else the first. GraphiQL notices a change
 * of tabs or text a moment later, so that its name may still be that of the operation before. Throws a syntax error;
 * null for a document without operations.
 */
export function operationOf(
  query: string,
  wanted: string | null | undefined,
): { readonly operation: OperationDefinitionNode; readonly isOnly: boolean } | null {
  const operations = parse(query).definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const operation = operations.find(({ name }) => name?.value === wanted) ?? operations[0];
  return operation ? { operation, isOnly: operations.length === 1 } : null;
}
