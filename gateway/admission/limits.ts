import { GraphQLError, Kind } from 'graphql';
import type {
  DirectiveNode,
  DocumentNode,
  FragmentDefinitionNode,
  OperationDefinitionNode,
  SelectionSetNode,
  ValidationRule,
} from 'graphql';

/** What a document sent as text may contain. Trusted documents are our own and exempt. */
export const LIMITS = {
  /** Characters of the text, checked before it is parsed. */
  characters: 32_768,
  tokens: 1_000,
  depth: 12,
  aliases: 15,
  rootFields: 10,
  directives: 10,
  /** Fields, fragment spreads and inline fragments with every fragment expanded: whatever prepares or runs a document expands them. */
  selections: 1_000,
} as const;

interface Counts {
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  readonly selections: number;
}

const EMPTY: Counts = { depth: 0, aliases: 0, directives: 0, selections: 0 };

/** Numbers beyond any limit need not be exact; this keeps sums of sums finite. */
const CAP = 1_000_000;
function add(a: number, b: number): number {
  return Math.min(CAP, a + b);
}

/**
 * Counts what an operation contains, each use of a fragment counted again: fragments are a way to write much in few words.
 * Runs before validation, so it must survive unknown fragments and circles (a circle counts as nothing: validation refuses it).
 * Introspection has its own rule of depth; only its selections count here.
 */
function createCounter(fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
  const known = new Map<string, Counts>();

  const countFragment = (name: string): Counts => {
    const done = known.get(name);
    if (done) return done;
    const fragment = fragments.get(name);
    if (!fragment) return EMPTY;
    known.set(name, EMPTY);
    const counts = countSelections(fragment.selectionSet, fragment.directives);
    known.set(name, counts);
    return counts;
  };

  const countSelections = (set: SelectionSetNode | undefined, directives: readonly DirectiveNode[] = []): Counts => {
    let depth = 0;
    let aliases = 0;
    let directiveCount = directives.length;
    let selections = 0;
    for (const selection of set?.selections ?? []) {
      selections = add(selections, 1);
      directiveCount = add(directiveCount, selection.directives?.length ?? 0);
      let inner: Counts;
      if (selection.kind === Kind.FIELD) {
        if (selection.alias) aliases = add(aliases, 1);
        inner = countSelections(selection.selectionSet);
        if (selection.name.value === '__schema' || selection.name.value === '__type') {
          selections = add(selections, inner.selections);
          continue;
        }
        depth = Math.max(depth, inner.depth + 1);
      } else {
        inner =
          selection.kind === Kind.INLINE_FRAGMENT
            ? countSelections(selection.selectionSet)
            : countFragment(selection.name.value);
        depth = Math.max(depth, inner.depth);
      }
      aliases = add(aliases, inner.aliases);
      directiveCount = add(directiveCount, inner.directives);
      selections = add(selections, inner.selections);
    }
    return { depth, aliases, directives: directiveCount, selections };
  };

  return countSelections;
}

function countRootFields(
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  visited: Set<string> = new Set(),
): number {
  let count = 0;
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) count += 1;
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      count += countRootFields(selection.selectionSet, fragments, visited);
    else {
      const fragment = fragments.get(selection.name.value);
      if (!fragment || visited.has(selection.name.value)) continue;
      visited.add(selection.name.value);
      count += countRootFields(fragment.selectionSet, fragments, visited);
    }
  }
  return count;
}

function refuse(message: string, operation: OperationDefinitionNode): GraphQLError {
  return new GraphQLError(message, { nodes: [operation], extensions: { code: 'TOO_COSTLY' } });
}

/** The first limit the document breaks, or null. */
export function checkLimits(document: DocumentNode): GraphQLError | null {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const count = createCounter(fragments);
  for (const operation of document.definitions) {
    if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
    const { depth, aliases, directives, selections } = count(operation.selectionSet, operation.directives);
    if (depth > LIMITS.depth) return refuse(`The operation is deeper than ${LIMITS.depth} levels.`, operation);
    if (aliases > LIMITS.aliases) return refuse(`The operation has more than ${LIMITS.aliases} aliases.`, operation);
    if (directives > LIMITS.directives) {
      return refuse(`The operation has more than ${LIMITS.directives} directives.`, operation);
    }
    if (countRootFields(operation.selectionSet, fragments) > LIMITS.rootFields) {
      return refuse(`The operation has more than ${LIMITS.rootFields} root fields.`, operation);
    }
    if (selections > LIMITS.selections) {
      return refuse(`The operation selects more than ${LIMITS.selections} fields and fragments.`, operation);
    }
  }
  return null;
}

/** The limits as a validation rule: a document that breaks one is refused like an invalid one. */
export const limitsRule: ValidationRule = (context) => ({
  Document(document) {
    const error = checkLimits(document);
    if (error) context.reportError(error);
  },
});
