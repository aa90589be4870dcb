import {
  getArgumentValues,
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  isObjectType,
} from 'graphql';
import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLObjectType,
  GraphQLResolveInfo,
  InlineFragmentNode,
  SelectionNode,
} from 'graphql';

/** The part of `info` a resolver needs to look ahead. */
type Ahead = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'schema' | 'variableValues'>;

function isLeftOut(node: SelectionNode, info: Ahead): boolean {
  return (
    getDirectiveValues(GraphQLSkipDirective, node, info.variableValues)?.['if'] === true ||
    getDirectiveValues(GraphQLIncludeDirective, node, info.variableValues)?.['if'] === false
  );
}

function applies(fragment: InlineFragmentNode | FragmentDefinitionNode, type: GraphQLObjectType, info: Ahead): boolean {
  const name = fragment.typeCondition?.name.value;
  if (name === undefined || name === type.name) return true;
  const condition = info.schema.getType(name);
  return isAbstractType(condition) && info.schema.isSubType(condition, type);
}

/** Selections by field nodes and type, memoized: a compiled operation passes the same nodes each time it runs. */
const remembered = new WeakMap<readonly FieldNode[], Map<string, readonly FieldNode[]>>();

/**
 * The fields selected below the current one if its value is of type `typeName`: fragments are expanded, `@skip` and
 * `@include` applied, `__typename` left out. Used to decide which calls to start, or whether any is needed.
 */
export function selectedFields(info: Ahead, typeName: string): readonly FieldNode[] {
  const byType = remembered.get(info.fieldNodes);
  const known = byType?.get(typeName);
  if (known) return known;
  const { found, isConditional } = findFields(info, typeName);
  // With @skip or @include the selection may differ in the next run.
  if (isConditional) return found;
  if (byType) byType.set(typeName, found);
  else remembered.set(info.fieldNodes, new Map([[typeName, found]]));
  return found;
}

function findFields(info: Ahead, typeName: string): { found: readonly FieldNode[]; isConditional: boolean } {
  const type = info.schema.getType(typeName);
  if (!isObjectType(type)) throw new TypeError(`${typeName} is no object type.`);
  const found: FieldNode[] = [];
  const visited = new Set<string>();
  let isConditional = false;
  const collect = (selections: readonly SelectionNode[]): void => {
    for (const node of selections) {
      if (node.directives && node.directives.length > 0) {
        isConditional = true;
        if (isLeftOut(node, info)) continue;
      }
      if (node.kind === 'Field') {
        if (!node.name.value.startsWith('__')) found.push(node);
      } else if (node.kind === 'InlineFragment') {
        if (applies(node, type, info)) collect(node.selectionSet.selections);
      } else if (!visited.has(node.name.value)) {
        visited.add(node.name.value);
        const fragment = info.fragments[node.name.value];
        if (fragment && applies(fragment, type, info)) collect(fragment.selectionSet.selections);
      }
    }
  };
  for (const node of info.fieldNodes) collect(node.selectionSet?.selections ?? []);
  return { found, isConditional };
}

/** Whether any field but the named ones is selected below the current field. */
export function selectsMoreThan(info: Ahead, typeName: string, fields: readonly string[]): boolean {
  return selectedFields(info, typeName).some((node) => !fields.includes(node.name.value));
}

/** The arguments of a field that `selectedFields` found, with defaults applied. */
export function argumentsOf(info: Ahead, typeName: string, node: FieldNode): Record<string, unknown> {
  const type = info.schema.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[node.name.value] : undefined;
  return field ? getArgumentValues(field, node, info.variableValues) : {};
}
