import { GraphQLError, Kind } from 'graphql';
import type { ASTVisitor, SelectionNode, SelectionSetNode, ValidationContext } from 'graphql';

/**
 * The root field of a subscription must have no `@skip` or `@include` (spec §5.2.4.1, September 2025): if it is left
 * out, there is no event source. graphql-js 16 lacks this rule, and throws where it evaluates such a condition: during
 * validation if the condition is a variable, and on subscribe.
 */
export function subscriptionRootRule(context: ValidationContext): ASTVisitor {
  const conditionIn = (set: SelectionSetNode, visited: Set<string>): SelectionNode | undefined => {
    for (const selection of set.selections) {
      if (selection.directives?.some(({ name }) => name.value === 'skip' || name.value === 'include')) return selection;
      if (selection.kind === Kind.FIELD) continue;
      const inner = innerOf(selection, visited);
      const found = inner && conditionIn(inner, visited);
      if (found) return found;
    }
    return undefined;
  };
  const innerOf = (
    selection: Exclude<SelectionNode, { kind: Kind.FIELD }>,
    visited: Set<string>,
  ): SelectionSetNode | undefined => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return selection.selectionSet;
    const name = selection.name.value;
    if (visited.has(name)) return undefined;
    visited.add(name);
    return context.getFragment(name)?.selectionSet;
  };

  return {
    Document({ definitions }) {
      for (const operation of definitions) {
        if (operation.kind !== Kind.OPERATION_DEFINITION || operation.operation !== 'subscription') continue;
        const nodes = conditionIn(operation.selectionSet, new Set());
        if (!nodes) continue;
        const error = new GraphQLError('The root field of a subscription must not have @skip or @include.', { nodes });
        // The second report ends validation (maxErrors: 1) before graphql-js's own subscription rule throws.
        context.reportError(error);
        context.reportError(error);
      }
    },
  };
}
