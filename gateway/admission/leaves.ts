import {
  Kind,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type {
  DocumentNode,
  FragmentDefinitionNode,
  GraphQLNamedType,
  GraphQLOutputType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';

/** Whether every leaf of an answer already is what its type's serialization would make of it. */
export type LeavesFit = (data: unknown) => boolean;

/** What is selected under one response key, by all fragments together: validation has seen that they agree on its shape. */
interface Place {
  readonly lists: number;
  readonly type: GraphQLNamedType;
  readonly inner: Map<string, Place>;
}

function listsOf(type: GraphQLOutputType): number {
  return isNonNullType(type) ? listsOf(type.ofType) : isListType(type) ? 1 + listsOf(type.ofType) : 0;
}

function placesOf(schema: GraphQLSchema, document: DocumentNode, node: OperationDefinitionNode): Map<string, Place> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);

  const collect = (
    type: GraphQLNamedType | undefined | null,
    set: SelectionSetNode | undefined,
    into: Map<string, Place>,
  ): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FIELD) {
        // What begins with __ is the engine's own.
        const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[selection.name.value] : undefined;
        if (!field) continue;
        const key = selection.alias?.value ?? selection.name.value;
        const place = into.get(key) ?? { lists: listsOf(field.type), type: getNamedType(field.type), inner: new Map() };
        into.set(key, place);
        collect(getNamedType(field.type), selection.selectionSet, place.inner);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const condition = selection.typeCondition;
        collect(condition ? schema.getType(condition.name.value) : type, selection.selectionSet, into);
      } else {
        const fragment = fragments.get(selection.name.value);
        if (fragment) collect(schema.getType(fragment.typeCondition.name.value), fragment.selectionSet, into);
      }
    }
  };
  const places = new Map<string, Place>();
  collect(schema.getRootType(node.operation), node.selectionSet, places);
  return places;
}

/** Of values that are there: neither null nor undefined. */
type Fits = (value: unknown) => boolean;

const isText: Fits = (value) => typeof value === 'string';

/** Types that values of ours pass unchanged; all others are serialized in any case. */
const SCALARS: Readonly<Record<string, Fits>> = {
  String: isText,
  ID: isText,
  Boolean: (value) => typeof value === 'boolean',
  Int: (value) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31,
  Float: (value) => Number.isFinite(value),
};

/** Null: there is nothing to look at. */
function fitsLeaf(type: GraphQLNamedType): Fits | null {
  if (!isEnumType(type)) return SCALARS[type.name] ?? null;
  // A name that stands for another value must be serialized.
  const names = new Set<unknown>(type.getValues().flatMap(({ name, value }) => (name === value ? [name] : [])));
  return (value) => names.has(value);
}

function fitsItems(fits: Fits | null): Fits | null {
  return (
    fits &&
    ((items) => {
      if (!Array.isArray(items)) return false;
      for (const item of items) if (item !== null && item !== undefined && !fits(item)) return false;
      return true;
    })
  );
}

function fitsFields(places: ReadonlyMap<string, Place>): Fits | null {
  // Most leaves are texts: looked at here, without a call for each.
  const texts: string[] = [];
  const others: { key: string; fits: Fits }[] = [];
  for (const [key, { lists, type, inner }] of places) {
    let fits = isCompositeType(type) ? fitsFields(inner) : fitsLeaf(type);
    for (let list = 0; list < lists; list += 1) fits = fitsItems(fits);
    if (fits === isText) texts.push(key);
    else if (fits) others.push({ key, fits });
  }
  if (texts.length === 0 && others.length === 0) return null;
  return (value) => {
    const owner = value as Readonly<Record<string, unknown>>;
    for (const key of texts) {
      const text = owner[key];
      if (typeof text !== 'string' && text !== null && text !== undefined) return false;
    }
    for (const { key, fits } of others) {
      const inner = owner[key];
      if (inner !== null && inner !== undefined && !fits(inner)) return false;
    }
    return true;
  };
}

/**
 * One pass over a whole answer: looking at each leaf while the answer is put together costs compiled code more than all the rest of putting it
 * together. Absent fields (of other types, or left out) and null pass: the engine has seen to those.
 */
export function compileLeavesFit(
  schema: GraphQLSchema,
  document: DocumentNode,
  node: OperationDefinitionNode,
): LeavesFit {
  const fits = fitsFields(placesOf(schema, document, node));
  return (data) => fits === null || data === null || data === undefined || fits(data);
}
