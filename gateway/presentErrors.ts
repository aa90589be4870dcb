import { GraphQLError } from 'graphql';
import type { ExecutionResult } from 'graphql';
import { ERROR_CODES, GatewayError } from './errors.ts';
import type { ErrorCode, ErrorDetails } from './errors.ts';
import { UpstreamError } from './rest/errors.ts';
import type { Log } from './telemetry/log.ts';

interface Presented {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details?: ErrorDetails;
}

/** Who asked, for the id in the answer and the line in the log. */
export interface Asker {
  readonly requestId: string;
  readonly log: Log;
}

const MESSAGES = {
  timeout: 'The service did not answer in time.',
  network: 'The service could not be reached.',
  session: 'Sign in to do this.',
  tooMany: 'Too many requests.',
  budget: 'The operation needs too many calls.',
  subscription: 'The subscription does not include this.',
  forbidden: 'This is not allowed.',
  notFound: 'There is no such object.',
  input: 'The request was refused.',
  internal: 'Something went wrong.',
} as const;

function ofStatus(error: UpstreamError): Presented {
  if (error.status === 403) {
    return error.code === 'SUBSCRIPTION_REQUIRED'
      ? { code: 'SUBSCRIPTION_REQUIRED', message: MESSAGES.subscription }
      : { code: 'FORBIDDEN', message: MESSAGES.forbidden };
  }
  if (error.status === 404) return { code: 'NOT_FOUND', message: MESSAGES.notFound };
  if (error.status === 401) return { code: 'UNAUTHENTICATED', message: MESSAGES.session };
  if (error.status < 500) return { code: 'BAD_USER_INPUT', message: MESSAGES.input };
  return { code: 'UPSTREAM_ERROR', message: MESSAGES.network };
}

function ofUpstream(error: UpstreamError): Presented {
  switch (error.kind) {
    case 'timeout':
      return { code: 'UPSTREAM_TIMEOUT', message: MESSAGES.timeout };
    case 'unauthenticated':
      return { code: 'UNAUTHENTICATED', message: MESSAGES.session };
    case 'rateLimited':
      return {
        code: 'RATE_LIMITED',
        message: MESSAGES.tooMany,
        details: error.retryAfter === null ? {} : { retryAfter: error.retryAfter },
      };
    case 'overBudget':
      return { code: 'TOO_COSTLY', message: MESSAGES.budget };
    case 'status':
      return ofStatus(error);
    case 'network':
    case 'badResponse':
    case 'breakerOpen':
    case 'overloaded':
    case 'aborted':
      return { code: 'UPSTREAM_ERROR', message: MESSAGES.network };
  }
}

/** Compiled execution throws errors that are GraphQLErrors by prototype only and have no extensions. */
function codeOf(error: { readonly extensions?: { readonly code?: unknown } }): unknown {
  return error.extensions?.code;
}

function isCode(code: unknown): code is ErrorCode {
  return ERROR_CODES.some((known) => known === code);
}

/** The thrown error behind the wrappers that execution puts around it. */
function unwrap(error: unknown): unknown {
  let inner = error;
  while (inner instanceof GraphQLError && !(inner instanceof GatewayError) && inner.originalError)
    inner = inner.originalError;
  return inner;
}

/** Where in our code it happened; the message stays out, it may quote data. */
function frames(error: unknown): string[] {
  return error instanceof Error && error.stack
    ? error.stack
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line.startsWith('at '))
        .slice(0, 8)
    : [];
}

function present(error: GraphQLError, asker: Asker): Presented {
  const cause = unwrap(error);
  if (cause instanceof GatewayError) {
    const { code: _, ...details } = cause.extensions;
    return { code: cause.code, message: cause.message, details };
  }
  if (cause instanceof UpstreamError) {
    const { kind, status, code, outcomeUnknown } = cause;
    asker.log.warn({ path: error.path, upstream: { kind, status, code } }, 'upstream call failed');
    const presented = ofUpstream(cause);
    return outcomeUnknown ? { ...presented, details: { ...presented.details, outcomeUnknown } } : presented;
  }
  // Without a path nothing was executed: the document or its variables are at fault, and the text speaks only of them.
  if (cause instanceof GraphQLError && error.path === undefined) {
    const code = codeOf(cause);
    return { code: isCode(code) ? code : 'BAD_USER_INPUT', message: withoutSuggestion(cause.message) };
  }
  asker.log.error(
    { path: error.path, error: cause instanceof Error ? cause.name : typeof cause, frames: frames(cause) },
    'unexpected error in an operation',
  );
  return { code: 'INTERNAL', message: MESSAGES.internal };
}

/** Suggestions would tell a guesser the names of a schema that is not to be introspected. */
function withoutSuggestion(message: string): string {
  return message.replace(/ ?Did you mean [^?]*\?/g, '').trim();
}

/** An error as clients may see it: a code of the closed list, a text of ours, the request's id; no stack, no upstream text. */
export function presentError(error: GraphQLError, asker: Asker): GraphQLError {
  const { code, message, details } = present(error, asker);
  return new GraphQLError(message, {
    ...(error.nodes ? { nodes: error.nodes } : { source: error.source, positions: error.positions }),
    ...(error.path ? { path: error.path } : {}),
    extensions: { code, ...details, requestId: asker.requestId },
  });
}

/** The same for all errors of a result. */
export function presentResult(result: ExecutionResult, asker: Asker): ExecutionResult {
  return result.errors ? { ...result, errors: result.errors.map((error) => presentError(error, asker)) } : result;
}
