import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  getNamedType,
  isInputObjectType,
  isInputType,
  parse,
  recommendedRules,
  specifiedRules,
  typeFromAST,
  validate,
} from 'graphql';
import type {
  DocumentNode,
  GraphQLInputType,
  GraphQLSchema,
  NamedTypeNode,
  OperationDefinitionNode,
  TypeNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { CompiledQuery } from 'graphql-jit';
import { planCost } from './cost.ts';
import type { CostPlan } from './cost.ts';
import { compileLeavesFit } from './leaves.ts';
import type { LeavesFit } from './leaves.ts';
import { LIMITS, checkLimits } from './limits.ts';

/** An operation as code of its own. */
export interface CompiledOperation {
  readonly query: CompiledQuery['query'];
  /** Whether what `query` answered may be sent: it takes leaves of queries and events as they are. */
  readonly leavesFit: LeavesFit;
}

/** One operation of a document, with everything that can be worked out before it runs. */
export interface PreparedOperation {
  /** '' when it has no name. */
  readonly name: string;
  readonly kind: `${OperationTypeNode}`;
  readonly document: DocumentNode;
  readonly node: OperationDefinitionNode;
  readonly cost: CostPlan;
  /** Compiled execution; null when it cannot be compiled, then graphql-js interprets it. Compiled at the first call of `compile`. */
  readonly compile: () => CompiledOperation | null;
}

/** A document that was parsed and validated once, for good. */
export interface PreparedDocument {
  /** Unique: the trusted id, or a number for texts. */
  readonly key: string;
  readonly text: string;
  readonly document: DocumentNode;
  readonly operations: readonly PreparedOperation[];
}

export interface PrepareOptions {
  readonly schema: GraphQLSchema;
  readonly introspection: boolean;
}

/** Adds the code of our closed list; the rules' own texts stay. */
function refusal(error: GraphQLError, code: string): GraphQLError {
  return new GraphQLError(error.message, {
    ...(error.nodes ? { nodes: error.nodes } : { source: error.source, positions: error.positions }),
    extensions: { code: typeof error.extensions.code === 'string' ? error.extensions.code : code },
  });
}

function operationsOf(schema: GraphQLSchema, document: DocumentNode): PreparedOperation[] {
  return document.definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((node) => {
      let compiled: CompiledOperation | null | undefined;
      return {
        name: node.name?.value ?? '',
        kind: node.operation,
        document,
        node,
        cost: planCost(schema, document, node),
        compile: () => (compiled ??= compiled === null ? null : compile(schema, document, node)),
      };
    });
}

/** Whether values of a type can nest without end: compiling the check of such a variable never ends. */
function isEndless(type: GraphQLInputType, above: readonly GraphQLInputType[] = []): boolean {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return false;
  return (
    above.includes(named) || Object.values(named.getFields()).some((field) => isEndless(field.type, [...above, named]))
  );
}

function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  node: OperationDefinitionNode,
): CompiledOperation | null {
  const takesEndless = (node.variableDefinitions ?? []).some(({ type }) => {
    const declared = typeFromAST(schema, namedTypeOf(type));
    return isInputType(declared) && isEndless(declared);
  });
  if (takesEndless) return null;
  // An answer whose leaves do not fit is made once more, which a write must not be.
  const isRepeatable = node.operation !== OperationTypeNode.MUTATION;
  const result = compileQuery(schema, document, node.name?.value ?? '', {
    useExperimentalPathBasedSkipInclude: true,
    disableLeafSerialization: isRepeatable,
  });
  if (!isCompiledQuery(result)) return null;
  return { query: result.query, leavesFit: isRepeatable ? compileLeavesFit(schema, document, node) : () => true };
}

function namedTypeOf(type: TypeNode): NamedTypeNode {
  return type.kind === Kind.NAMED_TYPE ? type : namedTypeOf(type.type);
}

/**
 * Parses, limits and validates a text. At most one error, without suggestions: they would tell a guesser the schema.
 */
export function prepareText(text: string, key: string, options: PrepareOptions): PreparedDocument | GraphQLError {
  if (text.length > LIMITS.characters) {
    return new GraphQLError(`The document is longer than ${LIMITS.characters} characters.`, {
      extensions: { code: 'TOO_COSTLY' },
    });
  }
  let document: DocumentNode;
  try {
    document = parse(text, { maxLexicalTokens: LIMITS.tokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return refusal(error, error.message.includes('tokens') ? 'TOO_COSTLY' : 'BAD_USER_INPUT');
  }
  const tooMuch = checkLimits(document);
  if (tooMuch) return tooMuch;
  const rules = [
    ...specifiedRules,
    ...recommendedRules,
    ...(options.introspection ? [] : [NoSchemaIntrospectionCustomRule]),
  ];
  const [error] = validate(options.schema, document, rules, { maxErrors: 1, hideSuggestions: true });
  if (error) return refusal(error, 'BAD_USER_INPUT');
  return { key, text, document, operations: operationsOf(options.schema, document) };
}

/** Prepares one of our own documents. Throws when it does not fit the schema: the build is broken. */
export function prepareTrusted(text: string, id: string, schema: GraphQLSchema): PreparedDocument {
  const document = parse(text);
  const [error] = validate(schema, document);
  if (error) throw new Error(`The trusted document ${id} does not fit the schema: ${error.message}`);
  return { key: id, text, document, operations: operationsOf(schema, document) };
}
