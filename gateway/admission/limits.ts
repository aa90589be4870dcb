import { GraphQLError, Kind } from 'graphql';
import type {
  DocumentNode,
  FragmentDefinitionNode,
  OperationDefinitionNode,
  SelectionNode,
  ValidationRule,
} from 'graphql';
import type { ErrorCode } from '../../domain/errorCodes.ts';
import { fragmentsOf } from './fragments.ts';

/** Limits of a document sent as text. Trusted documents are our own and exempt. */
export const LIMITS = {
  /** Characters of the text, checked before parsing. */
  characters: 32_768,
  tokens: 1_000,
  depth: 12,
  aliases: 15,
  rootFields: 10,
  directives: 10,
  /**
   * Fields, fragment spreads and inline fragments with every fragment expanded, because preparing and running a
   * document expands them.
   */
  selections: 1_000,
} as const;

type Limit = 'depth' | 'aliases' | 'directives' | 'rootFields' | 'selections';
/** In the order in which they are reported. */
const MESSAGES: Readonly<Record<Limit, string>> = {
  depth: `is deeper than ${LIMITS.depth} levels`,
  aliases: `has more than ${LIMITS.aliases} aliases`,
  directives: `has more than ${LIMITS.directives} directives`,
  rootFields: `has more than ${LIMITS.rootFields} root fields`,
  selections: `selects more than ${LIMITS.selections} fields and fragments`,
};

/**
 * Counts an operation with every fragment expanded and stops at the selection limit, because a short document can
 * expand without bound. It runs along with validation, so it must survive unknown fragments and cycles, which
 * validation refuses.
 */
class OperationCounts implements Record<Limit, number> {
  depth = 0;
  aliases = 0;
  directives: number;
  rootFields = 0;
  selections = 0;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Fragments being expanded. */
  readonly #open = new Set<string>();

  constructor(operation: OperationDefinitionNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
    this.#fragments = fragments;
    this.directives = operation.directives?.length ?? 0;
    this.#expand(operation.selectionSet.selections, 0, false);
  }

  /**
   * `isIntrospection`: the depth of introspection has its own rule. Aliases count there too, because its lists hold
   * thousands of fields, so that some hundred aliases would fill a response of many megabytes.
   */
  #expand(selections: readonly SelectionNode[], depth: number, isIntrospection: boolean): void {
    for (const selection of selections) {
      this.selections += 1;
      if (this.selections > LIMITS.selections) return;
      if (!isIntrospection) this.directives += selection.directives?.length ?? 0;
      if (selection.kind === Kind.FIELD) {
        const isMeta = isIntrospection || selection.name.value === '__schema' || selection.name.value === '__type';
        if (selection.alias) this.aliases += 1;
        if (depth === 0) this.rootFields += 1;
        if (!isMeta) this.depth = Math.max(this.depth, depth + 1);
        this.#expand(selection.selectionSet?.selections ?? [], depth + 1, isMeta);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        this.#expand(selection.selectionSet.selections, depth, isIntrospection);
      } else {
        this.#expandFragment(selection.name.value, depth, isIntrospection);
      }
    }
  }

  #expandFragment(name: string, depth: number, isIntrospection: boolean): void {
    const fragment = this.#fragments.get(name);
    if (!fragment || this.#open.has(name)) return;
    this.directives += isIntrospection ? 0 : (fragment.directives?.length ?? 0);
    this.#open.add(name);
    this.#expand(fragment.selectionSet.selections, depth, isIntrospection);
    this.#open.delete(name);
  }
}

/** Returns the error of the first limit that an operation exceeds, or null. */
function checkLimits(document: DocumentNode): GraphQLError | null {
  const fragments = fragmentsOf(document);
  for (const operation of document.definitions) {
    if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
    const counts = new OperationCounts(operation, fragments);
    for (const [limit, message] of Object.entries(MESSAGES) as [Limit, string][]) {
      if (counts[limit] <= LIMITS[limit]) continue;
      return new GraphQLError(`The operation ${message}.`, {
        nodes: [operation],
        extensions: { code: 'TOO_COSTLY' satisfies ErrorCode },
      });
    }
  }
  return null;
}

/** The limits as a validation rule: a document over a limit is refused like an invalid one. */
export const limitsRule: ValidationRule = (context) => ({
  Document(document) {
    const error = checkLimits(document);
    if (error) context.reportError(error);
  },
});
