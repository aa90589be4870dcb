import {
  GraphQLError,
  Kind,
  TypeInfo,
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLOutputType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import type { ValueNode } from 'graphql';

/** Greatest cost of one operation. */
export const MAX_COST = 5_000;
/** Bounds of `first` and `last`. */
export const PAGE_SIZES = { min: 1, max: 100 } as const;
/** A list without a page size of its own counts as this many items. */
const ASSUMED_LIST = 10;
/** A write is dearer than a read. */
const MUTATION_COST = 10;

type Variables = Readonly<Record<string, unknown>>;

/** Page size of a connection: known from the text, or from a variable when the operation runs. */
interface PageSize {
  readonly variable: string | null;
  /** The literal, the variable's default, or the argument's default. */
  readonly fallback: number;
}

/** A part whose weight depends on a page size that a variable gives. */
interface Term {
  readonly size: PageSize;
  readonly inner: Expression;
}

/**
 * Cost as a sum that only page sizes are missing from: `base + Σ factor · size · inner`. Equal parts (a fragment used twice)
 * are one term with a greater factor, so a document cannot make the sum longer than itself.
 */
interface Expression {
  readonly base: number;
  readonly terms: ReadonlyMap<Term, number>;
}

/** Worked out once per operation, asked for every request with its variables. */
export interface CostPlan {
  /** The cost, or the error that refuses the operation (page size out of bounds, too costly). */
  measure(variables: Variables): number | GraphQLError;
}

function isPageArgument(name: string): boolean {
  return name === 'first' || name === 'last';
}

function readPageSize(
  field: FieldNode,
  definition: GraphQLField<unknown, unknown>,
  defaults: Variables,
): PageSize | null {
  const declared = definition.args.filter((argument) => isPageArgument(argument.name));
  if (declared.length === 0) return null;
  const given = field.arguments?.find(
    (argument) => isPageArgument(argument.name.value) && argument.value.kind !== Kind.NULL,
  );
  const [argument] = declared;
  const byDefault = typeof argument?.defaultValue === 'number' ? argument.defaultValue : ASSUMED_LIST;
  if (!given) return { variable: null, fallback: byDefault };
  if (given.value.kind === Kind.INT) return { variable: null, fallback: Number(given.value.value) };
  if (given.value.kind !== Kind.VARIABLE) return { variable: null, fallback: byDefault };
  const name = given.value.name.value;
  const ofVariable = defaults[name];
  return { variable: name, fallback: typeof ofVariable === 'number' ? ofVariable : byDefault };
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

function literal(node: ValueNode | undefined): unknown {
  return node?.kind === Kind.INT ? Number(node.value) : undefined;
}

/**
 * Every object costs 1, a mutation 10, leaves nothing; what is inside a list counts as often as the list may be long:
 * `first`/`last`, else 10. Fragments count at every use. Introspection costs nothing (it has limits of its own).
 */
export function planCost(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): CostPlan {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const defaults = Object.fromEntries(
    (operation.variableDefinitions ?? []).map((variable) => [
      variable.variable.name.value,
      literal(variable.defaultValue),
    ]),
  );
  const definitions = fieldDefinitions(schema, document);

  const ofFragments = new Map<string, Expression>();
  const ofFragment = (name: string, inConnection: boolean): Expression => {
    const key = `${inConnection} ${name}`;
    const known = ofFragments.get(key);
    if (known) return known;
    const fragment = fragments.get(name);
    const planned = fragment ? ofSelections(fragment.selectionSet, inConnection) : NOTHING;
    ofFragments.set(key, planned);
    return planned;
  };

  const ofSelections = (set: SelectionSetNode, inConnection: boolean): Expression =>
    sum(
      set.selections.map((selection) => {
        if (selection.kind === Kind.FIELD) return ofField(selection, inConnection);
        return selection.kind === Kind.INLINE_FRAGMENT
          ? ofSelections(selection.selectionSet, inConnection)
          : ofFragment(selection.name.value, inConnection);
      }),
    );

  const ofField = (field: FieldNode, inConnection: boolean): Expression => {
    const definition = definitions.get(field);
    if (!definition || !field.selectionSet || !isCompositeType(getNamedType(definition.type))) return NOTHING;
    const size = readPageSize(field, definition, defaults);
    const inner = ofSelections(field.selectionSet, size !== null);
    if (size) return { base: 1, terms: new Map([[{ size, inner }, 1]]) };
    // The list of a connection is as long as the connection's page, which counts it already.
    return multiply(sum([ONE, inner]), isList(definition.type) && !inConnection ? ASSUMED_LIST : 1);
  };

  const root = ofSelections(operation.selectionSet, false);
  const base = operation.operation === 'mutation' ? MUTATION_COST * operation.selectionSet.selections.length : 0;
  return {
    measure(variables) {
      let isOutOfBounds = false;
      const known = new Map<Expression, number>();
      const measure = (expression: Expression): number => {
        if (expression.terms.size === 0) return expression.base;
        const done = known.get(expression);
        if (done !== undefined) return done;
        let total = expression.base;
        for (const [{ size, inner }, factor] of expression.terms) {
          const given = size.variable === null ? undefined : variables[size.variable];
          const value = typeof given === 'number' ? given : size.fallback;
          if (!(value >= PAGE_SIZES.min && value <= PAGE_SIZES.max)) isOutOfBounds = true;
          total += factor * value * measure(inner);
        }
        known.set(expression, total);
        return total;
      };
      const cost = base + measure(root);
      if (isOutOfBounds) {
        return new GraphQLError(`first and last must be ${PAGE_SIZES.min} to ${PAGE_SIZES.max}.`, {
          extensions: { code: 'BAD_USER_INPUT' },
        });
      }
      if (cost <= MAX_COST) return cost;
      return new GraphQLError(`The operation costs more than ${MAX_COST}.`, { extensions: { code: 'TOO_COSTLY' } });
    },
  };
}

const NOTHING: Expression = { base: 0, terms: new Map() };
const ONE: Expression = { base: 1, terms: new Map() };

function sum(parts: readonly Expression[]): Expression {
  let base = 0;
  const terms = new Map<Term, number>();
  for (const part of parts) {
    base += part.base;
    for (const [term, factor] of part.terms) terms.set(term, (terms.get(term) ?? 0) + factor);
  }
  return { base, terms };
}

function multiply(expression: Expression, factor: number): Expression {
  return factor === 1
    ? expression
    : {
        base: expression.base * factor,
        terms: new Map([...expression.terms].map(([term, of]) => [term, of * factor])),
      };
}

/** The definition of every field of the document. */
function fieldDefinitions(
  schema: GraphQLSchema,
  document: DocumentNode,
): Map<FieldNode, GraphQLField<unknown, unknown>> {
  const found = new Map<FieldNode, GraphQLField<unknown, unknown>>();
  const typeInfo = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field(node) {
        if (node.name.value.startsWith('__')) return false;
        const definition = typeInfo.getFieldDef();
        if (definition) found.set(node, definition);
        return undefined;
      },
    }),
  );
  return found;
}
