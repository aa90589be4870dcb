import { Kind, getNamedType, isCompositeType, isListType, isNonNullType, isUnionType } from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  GraphQLCompositeType,
  GraphQLField,
  GraphQLOutputType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import { GatewayError } from '../errors.ts';
import { fragmentsOf } from './fragments.ts';
import { planNullCheck } from './nullVariables.ts';
import type { CheckNulls } from './nullVariables.ts';
import { checkVariables } from './variableLimits.ts';

/** Maximum cost of one operation. */
export const MAX_COST = 5_000;
/** Limits of `first` and `last`. */
const PAGE_SIZES = { min: 1, max: 100 } as const;
/** Assumed length of a list without a page size. */
const ASSUMED_LIST = 10;
/** Fields of a connection with as many items as its page. */
const PAGED_FIELDS: ReadonlySet<string> = new Set(['edges', 'nodes']);
/** Cost of a mutation; a write is more expensive than a read. */
const MUTATION_COST = 10;

type Variables = Readonly<Record<string, unknown>>;

/** Page size of a connection, or number of ids: known from the document, or from a variable at run time. */
interface PageSize {
  /** The argument, for errors: `first of leads`. */
  readonly name: string;
  readonly variable: string | null;
  /** Whether it comes from `first` or `last`, which have limits, rather than from the length of `ids`. */
  readonly isPage: boolean;
  /** The literal, the variable's default, or the argument's default, or the length of the list; NaN for a literal null. */
  readonly fallback: number;
}

/** Cost as a sum in which only the page sizes are still unknown: `base + Σ factor · size · inner`. */
interface CostPlan {
  base: number;
  readonly pages: { readonly size: PageSize; readonly factor: number; readonly inner: CostPlan }[];
}

/** Selections that execution merges. Validation ensures that they are of the same field with the same arguments. */
interface MergedField {
  readonly field: FieldNode;
  readonly parent: GraphQLCompositeType | null;
  readonly sets: SelectionSetNode[];
}

/**
 * The cost of an operation before it runs. Throws GatewayError if it is too high, if a page size is out of bounds
 * (GWY-17), if the variables have too many list items, or if a variable is null where the contract does not allow it.
 */
export type MeasureCost = (document: DocumentNode, operation: OperationDefinitionNode, variables: Variables) => number;

/**
 * Every object costs 1, a mutation 10, a leaf nothing. The selections of a list are multiplied by its maximum length:
 * `first`/`last`, the number of `ids`, else 10. Selections with the same parent type and response key count once.
 * Introspection is free; it has limits of its own. Plans are cached with their operation.
 */
export function createMeasureCost(schema: GraphQLSchema): MeasureCost {
  const plans = new WeakMap<OperationDefinitionNode, { readonly checkNulls: CheckNulls; readonly cost: CostPlan }>();
  return (document, operation, variables) => {
    checkVariables(variables);
    let plan = plans.get(operation);
    if (!plan) {
      plan = {
        checkNulls: planNullCheck(schema, document, operation),
        cost: planOperation(schema, document, operation),
      };
      plans.set(operation, plan);
    }
    plan.checkNulls(variables);
    const cost = measure(plan.cost, variables);
    if (cost <= MAX_COST) return cost;
    throw new GatewayError('TOO_COSTLY', `The operation costs ${cost}, more than ${MAX_COST}.`);
  };
}

function measure({ base, pages }: CostPlan, variables: Variables): number {
  let cost = base;
  for (const { size, factor, inner } of pages) cost += factor * pageSizeOf(size, variables) * measure(inner, variables);
  return cost;
}

function pageSizeOf({ name, variable, isPage, fallback }: PageSize, variables: Variables): number {
  // A variable may have the name of a member of Object.prototype.
  const given = variable !== null && Object.hasOwn(variables, variable) ? variables[variable] : undefined;
  // A single value counts as a list of one.
  if (!isPage) return given === undefined ? fallback : Array.isArray(given) ? given.length : 1;
  const size = given === undefined ? fallback : given === null ? Number.NaN : given;
  // Not an Int: the check of variables refuses it, with a better message.
  if (typeof size !== 'number') return PAGE_SIZES.min;
  if (size >= PAGE_SIZES.min && size <= PAGE_SIZES.max) return size;
  throw new GatewayError('BAD_USER_INPUT', `${name} must be ${PAGE_SIZES.min} to ${PAGE_SIZES.max}.`);
}

function planOperation(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): CostPlan {
  const fragments = fragmentsOf(document);
  const defaults = new Map<string, number>();
  for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    // graphql-js loses the value of such a variable, so the operation would run with other page sizes than counted.
    if (name === '__proto__') throw new GatewayError('BAD_USER_INPUT', 'A variable must not be named __proto__.');
    if (defaultValue?.kind === Kind.INT) defaults.set(name, Number(defaultValue.value));
    if (defaultValue?.kind === Kind.LIST) defaults.set(name, defaultValue.values.length);
  }

  const typeNamed = (name: string): GraphQLCompositeType | null => {
    const type = schema.getType(name);
    return isCompositeType(type) ? type : null;
  };

  /** The fields of one object that have fields of their own. Each fragment is read once, as execution does. */
  const mergedFields = (sets: readonly SelectionSetNode[], type: GraphQLCompositeType | null) => {
    const fields = new Map<string, MergedField>();
    const read = new Set<string>();
    const collect = ({ selections }: SelectionSetNode, parent: GraphQLCompositeType | null): void => {
      for (const selection of selections) {
        if (selection.kind === Kind.INLINE_FRAGMENT) {
          const condition = selection.typeCondition?.name.value;
          collect(selection.selectionSet, condition ? typeNamed(condition) : parent);
        } else if (selection.kind === Kind.FRAGMENT_SPREAD) {
          const fragment = fragments.get(selection.name.value);
          if (!fragment || read.has(fragment.name.value)) continue;
          read.add(fragment.name.value);
          collect(fragment.selectionSet, typeNamed(fragment.typeCondition.name.value));
        } else if (selection.selectionSet) {
          const key = `${parent?.name}.${(selection.alias ?? selection.name).value}`;
          const merged = fields.get(key);
          if (merged) merged.sets.push(selection.selectionSet);
          else fields.set(key, { field: selection, parent, sets: [selection.selectionSet] });
        }
      }
    };
    for (const set of sets) collect(set, type);
    return fields.values();
  };

  const add = (
    plan: CostPlan,
    sets: readonly SelectionSetNode[],
    type: GraphQLCompositeType | null,
    factor: number,
  ): void => {
    for (const merged of mergedFields(sets, type)) addField(plan, merged, factor, false);
  };

  /** `factor`: multiplier of the field. `isPaged`: its list has the connection's page size, which is counted already. */
  const addField = (plan: CostPlan, { field, parent, sets }: MergedField, factor: number, isPaged: boolean) => {
    const definition = parent && !isUnionType(parent) ? parent.getFields()[field.name.value] : undefined;
    const type = definition && getNamedType(definition.type);
    if (!definition || !isCompositeType(type)) return;
    const size = readPageSize(field, definition, defaults);
    if (size) {
      const inner: CostPlan = { base: 0, pages: [] };
      plan.base += factor;
      plan.pages.push({ size, factor, inner });
      for (const merged of mergedFields(sets, type)) {
        if (isList(definition.type)) addField(inner, merged, 1, false);
        else if (PAGED_FIELDS.has(merged.field.name.value)) addField(inner, merged, 1, true);
        else addField(plan, merged, factor, false);
      }
    } else {
      const times = factor * (isList(definition.type) && !isPaged ? ASSUMED_LIST : 1);
      plan.base += times;
      add(plan, sets, type, times);
    }
  };

  const isMutation = operation.operation === 'mutation';
  const plan: CostPlan = { base: isMutation ? MUTATION_COST * operation.selectionSet.selections.length : 0, pages: [] };
  add(plan, [operation.selectionSet], schema.getRootType(operation.operation) ?? null, 1);
  return plan;
}

function readPageSize(
  field: FieldNode,
  { args }: GraphQLField<unknown, unknown>,
  defaults: ReadonlyMap<string, number>,
): PageSize | null {
  const declared = args.find(({ name }) => isPageArgument(name) || name === 'ids');
  if (!declared) return null;
  const name = `${declared.name} of ${field.name.value}`;
  const isPage = isPageArgument(declared.name);
  const byDefault = typeof declared.defaultValue === 'number' ? declared.defaultValue : ASSUMED_LIST;
  const given = field.arguments?.find(({ name }) => name.value === declared.name)?.value;
  const of = (fallback: number, variable: string | null = null) => ({ name, variable, isPage, fallback });
  if (given?.kind === Kind.LIST) return of(given.values.length);
  if (given?.kind === Kind.INT) return of(Number(given.value));
  if (given?.kind === Kind.NULL) return of(Number.NaN);
  if (given?.kind !== Kind.VARIABLE) return of(isPage ? byDefault : 1);
  return of(defaults.get(given.name.value) ?? byDefault, given.name.value);
}

function isPageArgument(name: string): boolean {
  return name === 'first' || name === 'last';
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}
