import { Kind, TypeInfo, ValidationContext, isNonNullType } from 'graphql';
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode, VariableDefinitionNode } from 'graphql';
import { GatewayError } from '../errors.ts';

/** Throws GatewayError if a variable is null where the contract does not allow it. */
export type CheckNulls = (variables: Readonly<Record<string, unknown>>) => void;

/**
 * A nullable variable may be used in a non-null position that has a default (spec §5.8.5). Whether it is null is known
 * only when it is sent, and execution would then report an error of the field; graphql-jit even passes the null on
 * inside objects and lists.
 */
export function planNullCheck(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CheckNulls {
  const nullable = new Map(
    (operation.variableDefinitions ?? [])
      .filter(({ type }) => type.kind !== Kind.NON_NULL_TYPE)
      .map((definition) => [definition.variable.name.value, definition]),
  );
  if (nullable.size === 0) return () => undefined;
  const context = new ValidationContext(schema, document, new TypeInfo(schema), () => undefined);
  const checked = new Set<VariableDefinitionNode>();
  for (const { node, type } of context.getRecursiveVariableUsages(operation)) {
    const definition = nullable.get(node.name.value);
    if (definition && isNonNullType(type)) checked.add(definition);
  }
  return (variables) => {
    for (const { variable, defaultValue } of checked) {
      const name = variable.name.value;
      const isNull = Object.hasOwn(variables, name) ? variables[name] == null : defaultValue?.kind === Kind.NULL;
      if (isNull) throw new GatewayError('BAD_USER_INPUT', `Variable "$${name}" must not be null.`);
    }
  };
}
