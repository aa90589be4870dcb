import { getNamedType, isAbstractType, isObjectType, Kind } from 'graphql';
import type {
  DocumentNode,
  ExecutionResult,
  GraphQLNamedType,
  GraphQLObjectType,
  GraphQLSchema,
  SelectionSetNode,
} from 'graphql';
import { fragmentsOf } from '../../admission/fragments.ts';

type Path = readonly (string | number)[];

/**
 * Paths of fields that are null without an error although the contract marks them `@semanticNonNull`. Objects of
 * abstract types count only if `__typename` is selected.
 */
export function semanticNulls(
  schema: GraphQLSchema,
  document: DocumentNode,
  { data, errors = [] }: Pick<ExecutionResult, 'data' | 'errors'>,
): string[] {
  const fragments = fragmentsOf(document);
  const failed = errors.map(({ path = [] }) => `${path.join('.')}.`);
  const found = new Set<string>();

  const visitValue = (value: unknown, type: GraphQLNamedType, set: SelectionSetNode, path: Path): void => {
    if (Array.isArray(value)) value.forEach((item, index) => visitValue(item, type, set, [...path, index]));
    if (Array.isArray(value) || typeof value !== 'object' || value === null) return;
    const record = value as Record<string, unknown>;
    const own = isAbstractType(type) ? schema.getType(String(record['__typename'])) : type;
    if (isObjectType(own)) visitObject(record, own, set, path);
  };

  const visitObject = (
    object: Readonly<Record<string, unknown>>,
    type: GraphQLObjectType,
    { selections }: SelectionSetNode,
    path: Path,
  ): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const field = type.getFields()[selection.name.value];
        const key = (selection.alias ?? selection.name).value;
        if (!field || !Object.hasOwn(object, key)) continue;
        const value = object[key];
        const place = [...path, key];
        const isMarked = field.astNode?.directives?.some(({ name }) => name.value === 'semanticNonNull') ?? false;
        const hasFailed = failed.some((one) => one.startsWith(`${place.join('.')}.`));
        if (value === null && isMarked && !hasFailed) found.add(place.join('.'));
        if (selection.selectionSet) visitValue(value, getNamedType(field.type), selection.selectionSet, place);
      } else {
        const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
        const condition = fragment?.typeCondition?.name.value ?? type.name;
        const narrowed = schema.getType(condition);
        const applies =
          narrowed === type || (isAbstractType(narrowed) && schema.getPossibleTypes(narrowed).includes(type));
        if (fragment && applies) visitObject(object, type, fragment.selectionSet, path);
      }
    }
  };

  for (const definition of document.definitions) {
    const root = definition.kind === Kind.OPERATION_DEFINITION && schema.getRootType(definition.operation);
    if (root && data) visitObject(data, root, definition.selectionSet, []);
  }
  return [...found];
}
