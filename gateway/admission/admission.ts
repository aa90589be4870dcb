import { GraphQLError } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { BoundedMap } from '../rest/boundedMap.ts';
import type { Caller } from '../session/caller.ts';
import { prepareText } from './documents.ts';
import type { PreparedDocument, PreparedOperation } from './documents.ts';
import type { TrustedDocuments } from './trustedDocuments.ts';

/** Texts whose parsing and validation (or refusal) is remembered, for HTTP and socket together. */
const CACHED_TEXTS = 256;

/** What a client asks for, by whichever way it came. */
export interface OperationRequest {
  readonly documentId: string | null;
  readonly query: string | null;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface Admitted {
  readonly operation: PreparedOperation;
  readonly source: PreparedDocument;
  /** Cost worked out before running, of at most 5,000. */
  readonly cost: number;
}

/** Refused before running: nothing was executed. */
export interface Refusal {
  readonly errors: readonly [GraphQLError];
  /** The request itself is malformed (HTTP 400 whatever the client accepts), not only its document. */
  readonly isMalformed: boolean;
}

export interface AdmissionOptions {
  readonly schema: GraphQLSchema;
  readonly trusted: TrustedDocuments;
  readonly introspection: boolean;
  /** Whether callers without a bearer token may send text (development, demo). */
  readonly textForBrowsers: boolean;
}

export type Admit = (request: OperationRequest, viewer: Caller | null) => Admitted | Refusal;

function refuse(code: string, message: string, isMalformed = false): Refusal {
  return {
    errors: [new GraphQLError(message, { extensions: { code } })],
    isMalformed,
  };
}

export function isRefusal(result: Admitted | Refusal): result is Refusal {
  return 'errors' in result;
}

/**
 * Whether an operation may run: the one function for HTTP and WebSocket.
 * Trusted documents by id for everybody; text for bearer tokens (and browsers where the IDE is), within limits.
 */
export function createAdmission(options: AdmissionOptions): Admit {
  const texts = new BoundedMap<string, PreparedDocument | GraphQLError>(CACHED_TEXTS);
  let textCount = 0;

  const findText = (text: string): PreparedDocument | GraphQLError => {
    const known = texts.get(text);
    if (known) return known;
    textCount += 1;
    const prepared = prepareText(text, `text-${textCount}`, options);
    texts.set(text, prepared);
    return prepared;
  };

  const findDocument = (request: OperationRequest, viewer: Caller | null): PreparedDocument | Refusal => {
    const { documentId, query } = request;
    if (documentId !== null && query !== null && query !== '') {
      return refuse('BAD_USER_INPUT', 'Send documentId or query, not both.', true);
    }
    if (documentId !== null) {
      return options.trusted.get(documentId) ?? refuse('BAD_USER_INPUT', 'There is no document of this documentId.');
    }
    if (query === null || query.trim() === '') return refuse('BAD_USER_INPUT', 'documentId or query is missing.', true);
    if (viewer?.kind !== 'bearer' && !options.textForBrowsers) {
      return refuse('FORBIDDEN', 'Documents as text need an access token; the portal sends documentId.');
    }
    const prepared = findText(query);
    return prepared instanceof GraphQLError ? { errors: [prepared], isMalformed: false } : prepared;
  };

  return (request, viewer) => {
    const source = findDocument(request, viewer);
    if ('errors' in source) return source;
    const name = request.operationName;
    const operation =
      name === null && source.operations.length === 1
        ? source.operations[0]
        : source.operations.find((candidate) => candidate.name === name);
    if (!operation) {
      return refuse(
        'BAD_USER_INPUT',
        name === null ? 'operationName is missing.' : 'There is no operation of this operationName.',
      );
    }
    const cost = operation.cost.measure(request.variables);
    if (cost instanceof GraphQLError) return { errors: [cost], isMalformed: false };
    return { operation, source, cost };
  };
}
