import { Kind, getNamedType, isInputObjectType, isInputType, typeFromAST, visit } from 'graphql';
import type {
  DocumentNode,
  GraphQLInputType,
  GraphQLSchema,
  NamedTypeNode,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
  TypeNode,
} from 'graphql';
import { fragmentsOf } from './fragments.ts';

/**
 * Whether graphql-jit (0.8.9) runs an operation the way graphql-js does. It never finishes compiling the check of a
 * variable of a recursive type, and its results differ in two cases:
 * - a missing variable inside an input object or list counts as null, so the default of its field is lost (spec
 * §6.4.1);
 * - when a conditional selection is merged with another one, either the condition or the unconditional selection is
 * lost.
 *
 * The document must be within the limits, because fragments are expanded at every use.
 */
export function isCompilable(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): boolean {
  return (
    !takesEndless(schema, operation) &&
    !takesOptionalInside(document, operation) &&
    !mergesConditions(document, operation)
  );
}

function takesEndless(schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode): boolean {
  return variableDefinitions.some(({ type }) => {
    const declared = typeFromAST(schema, namedTypeOf(type));
    return isInputType(declared) && isEndless(declared);
  });
}

/** Whether values of a type can nest without limit. */
function isEndless(type: GraphQLInputType, above: readonly GraphQLInputType[] = []): boolean {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return false;
  return (
    above.includes(named) || Object.values(named.getFields()).some((field) => isEndless(field.type, [...above, named]))
  );
}

function namedTypeOf(type: TypeNode): NamedTypeNode {
  return type.kind === Kind.NAMED_TYPE ? type : namedTypeOf(type.type);
}

function takesOptionalInside(document: DocumentNode, { variableDefinitions = [] }: OperationDefinitionNode): boolean {
  const optional = new Set<string>();
  for (const { type, variable } of variableDefinitions) {
    if (type.kind !== Kind.NON_NULL_TYPE) optional.add(variable.name.value);
  }
  let isFound = false;
  visit(document, {
    Variable({ name }, _key, _parent, _path, ancestors) {
      const isInside = ancestors.some(
        (node) => 'kind' in node && (node.kind === Kind.OBJECT || node.kind === Kind.LIST),
      );
      if (isInside && optional.has(name.value)) isFound = true;
    },
  });
  return isFound;
}

/** Selections with the same response name, of a field or a fragment. */
interface Merged {
  readonly sets: SelectionSetNode[];
  isConditional: boolean;
}

function mergesConditions(document: DocumentNode, operation: OperationDefinitionNode): boolean {
  const fragments = fragmentsOf(document);
  const isMerged = (sets: readonly SelectionSetNode[]): boolean => {
    const fields = new Map<string, Merged>();
    const spreads = new Map<string, Merged>();
    const collect = ({ selections }: SelectionSetNode, isBelowCondition: boolean): void => {
      for (const selection of selections) {
        const isConditional = isBelowCondition || hasCondition(selection);
        if (selection.kind === Kind.FIELD) {
          add(fields, (selection.alias ?? selection.name).value, selection.selectionSet, isConditional);
        } else if (selection.kind === Kind.INLINE_FRAGMENT) {
          collect(selection.selectionSet, isConditional);
        } else {
          const set = fragments.get(selection.name.value)?.selectionSet;
          add(spreads, selection.name.value, set, isConditional);
          if (set) collect(set, isConditional);
        }
      }
    };
    for (const set of sets) collect(set, false);
    const merged = [...fields.values(), ...spreads.values()].filter((each) => each.sets.length > 1);
    return merged.some((each) => each.isConditional) || [...fields.values()].some((field) => isMerged(field.sets));
  };
  return isMerged([operation.selectionSet]);
}

/** Fields without sub-selections are merged correctly. */
function add(all: Map<string, Merged>, name: string, set: SelectionSetNode | undefined, isConditional: boolean): void {
  if (!set) return;
  const merged = all.get(name) ?? { sets: [], isConditional: false };
  merged.sets.push(set);
  merged.isConditional ||= isConditional;
  all.set(name, merged);
}

function hasCondition({ directives = [] }: SelectionNode): boolean {
  return directives.some(({ name }) => name.value === 'include' || name.value === 'skip');
}
