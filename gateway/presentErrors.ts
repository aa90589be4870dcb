import { GraphQLError } from 'graphql';
import type { GraphQLFormattedError } from 'graphql';
import { ERROR_CODES } from '../domain/errorCodes.ts';
import type { ErrorCode } from '../domain/errorCodes.ts';
import { LIMITS } from './admission/limits.ts';
import { GatewayError } from './errors.ts';
import type { ErrorDetails } from './errors.ts';
import { UpstreamError } from './rest/errors.ts';
import { MAX_CALLS } from './rest/operationClient.ts';
import { errorFields } from './telemetry/log.ts';
import type { Log } from './telemetry/log.ts';

interface Presented {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details?: ErrorDetails;
}

const MESSAGES = {
  timeout: 'The service did not answer in time.',
  network: 'The service could not be reached.',
  failed: 'The service failed.',
  session: 'Sign in to do this.',
  tooMany: 'Too many requests.',
  budget: `The operation needs more than ${MAX_CALLS} calls to the upstream.`,
  subscription: 'The subscription does not include this.',
  forbidden: 'This is not allowed.',
  notFound: 'There is no such object.',
  input: 'The request was refused.',
  keyReused: 'The idempotency key has already been used with other content.',
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
  if (error.code === 'IDEMPOTENCY_KEY_REUSED') return { code: error.code, message: MESSAGES.keyReused };
  if (error.status < 500) return { code: 'BAD_USER_INPUT', message: MESSAGES.input };
  return { code: 'UPSTREAM_ERROR', message: MESSAGES.failed };
}

function ofUpstream(error: UpstreamError): Presented {
  switch (error.kind) {
    // The operation's own deadline; after a disconnect nobody reads it.
    case 'aborted':
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
    case 'badResponse':
      return { code: 'UPSTREAM_ERROR', message: MESSAGES.failed };
    case 'network':
    case 'breakerOpen':
    case 'overloaded':
      return { code: 'UPSTREAM_ERROR', message: MESSAGES.network };
  }
}

function isCode(code: unknown): code is ErrorCode {
  return ERROR_CODES.some((known) => known === code);
}

/** Returns the original error inside the wrappers added by execution. */
function unwrap(error: unknown): unknown {
  let inner = error;
  while (inner instanceof GraphQLError && !(inner instanceof GatewayError) && inner.originalError)
    inner = inner.originalError;
  return inner;
}

/**
 * Without a path nothing was executed: the document or its variables are invalid, and the message is only about them.
 */
function ofRequest(error: GraphQLError): Presented {
  const { code } = error.extensions;
  if (/^(?:Syntax Error: )?Document contains more tha[nt] \d+ tokens/.test(error.message)) {
    return { code: 'TOO_COSTLY', message: `The document has more than ${LIMITS.tokens} tokens.` };
  }
  // graphql-js has limits of its own for comparing fields and following fragments.
  if (error.message === 'Validation aborted.') {
    return { code: 'TOO_COSTLY', message: 'The document repeats too many fields or fragments.' };
  }
  const own = error.originalError instanceof GraphQLError ? error.originalError.extensions.code : undefined;
  // Apollo Server's own codes (GRAPHQL_PARSE_FAILED, BAD_REQUEST …) are not in our list.
  return { code: [own, code].find(isCode) ?? 'BAD_USER_INPUT', message: withoutSuggestion(error.message) };
}

function present(error: GraphQLError): Presented {
  const cause = unwrap(error);
  if (cause instanceof GatewayError) {
    const { code: _code, http: _http, ...details } = cause.extensions;
    return { code: cause.code, message: cause.message, details };
  }
  if (cause instanceof UpstreamError) {
    const presented = ofUpstream(cause);
    const { outcomeUnknown } = cause;
    return outcomeUnknown ? { ...presented, details: { ...presented.details, outcomeUnknown } } : presented;
  }
  if (cause instanceof GraphQLError && error.path === undefined) return ofRequest(error);
  return { code: 'INTERNAL', message: MESSAGES.internal };
}

/**
 * Suggestions would leak names of a schema that is not open to introspection. graphql-js puts them at the end, and only
 * there they are looked for: the message may quote a value of 128 KB that contains these words thousands of times.
 */
function withoutSuggestion(message: string): string {
  const at = message.endsWith('?') ? message.lastIndexOf(' Did you mean ') : -1;
  return at === -1 ? message : message.slice(0, at);
}

/** An error as clients see it: a code of the closed list and our own message; no stack, no upstream text. */
export function presentError(error: GraphQLError): GraphQLFormattedError {
  const { code, message, details } = present(error);
  const { locations, path, extensions } = error;
  const { requestId } = extensions;
  return {
    message,
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: { code, ...details, ...(requestId === undefined ? {} : { requestId }) },
  };
}

/** Codes of errors that the client did not cause. */
const SERVER_FAULTS: ReadonlySet<unknown> = new Set<ErrorCode>(['INTERNAL', 'UPSTREAM_ERROR', 'UPSTREAM_TIMEOUT']);

/** The code of the first error that the client did not cause, null without one. */
export function serverFault(errors: readonly GraphQLError[]): ErrorCode | null {
  return errors.map((error) => present(error).code).find((code) => SERVER_FAULTS.has(code)) ?? null;
}

/** Whether the upstream works, but may not or cannot do what the caller asked for. */
function isRefusal({ kind, status }: UpstreamError): boolean {
  return kind === 'unauthenticated' || kind === 'overBudget' || (kind === 'status' && status < 500);
}

/** Logs what an operator needs to know about an error: where it happened and its kind, never its message. */
export function logError(error: GraphQLError, log: Log): void {
  const { path } = error;
  const cause = unwrap(error);
  if (cause instanceof GatewayError) return;
  if (cause instanceof UpstreamError) {
    const { kind, status, code } = cause;
    const entry = { path, upstream: { kind, status, code } };
    if (isRefusal(cause)) log.info(entry, 'upstream call refused');
    else log.warn(entry, 'upstream call failed');
  } else if (!(cause instanceof GraphQLError && path === undefined)) {
    log.error({ path, ...errorFields(cause) }, 'unexpected error in an operation');
  }
}

/** Adds the request id to formatted errors. */
export function withRequestId(errors: readonly GraphQLFormattedError[], requestId: string): GraphQLFormattedError[] {
  return errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }));
}

/** Presents errors outside of Apollo Server to clients: logged, formatted and with the request id. */
export function presentErrors(
  errors: readonly GraphQLError[],
  { log, requestId }: { readonly log: Log; readonly requestId: string },
): GraphQLFormattedError[] {
  for (const error of errors) logError(error, log);
  return withRequestId(errors.map(presentError), requestId);
}
