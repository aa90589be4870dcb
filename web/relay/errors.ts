import type { ErrorCode } from '../../domain/errorCodes.ts';

/** The gateway answered with an error. `requestId` is what support asks for; `outcomeUnknown`: a write that may have been executed. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: string;
  readonly requestId: string | null;
  readonly outcomeUnknown: boolean;

  constructor(code: string, requestId: string | null, message: string = code, outcomeUnknown = false) {
    super(message);
    this.code = code;
    this.requestId = requestId;
    this.outcomeUnknown = outcomeUnknown;
  }
}

/** There is no session, or it ended and was not renewed. */
export class UnauthenticatedError extends Error {
  override readonly name = 'UnauthenticatedError';
}

/** No answer within the time allowed (ERR-20). */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** The gateway could not be reached at all (ERR-20). */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** What a screen can say about a failure. */
export type FailureKind = 'timeout' | 'network' | 'rateLimited' | 'notAllowed' | 'general';

const KIND_BY_CODE: Readonly<Record<string, FailureKind>> = {
  UPSTREAM_TIMEOUT: 'timeout',
  RATE_LIMITED: 'rateLimited',
  FORBIDDEN: 'notAllowed',
  SUBSCRIPTION_REQUIRED: 'notAllowed',
} satisfies Partial<Record<ErrorCode, FailureKind>>;

/**
 * Relay drops the code of a field error when it throws it (@throwOnFieldError), so the environment notes the code here
 * right before; the screen that fails reads it back by the thrown error's text.
 */
let lastFieldErrorCode: string | null = null;
const FIELD_ERROR_TEXT = 'Relay: Unexpected response payload';

export function noteFieldErrorCode(code: string | null): void {
  lastFieldErrorCode = code;
}

/** Sorts an error caught by a screen or a mutation into what can be told to the reader. */
export function failureKind(error: unknown): FailureKind {
  if (error instanceof TimeoutError) return 'timeout';
  if (error instanceof NetworkError) return 'network';
  if (error instanceof GatewayError) return KIND_BY_CODE[error.code] ?? 'general';
  if (error instanceof Error && error.message.startsWith(FIELD_ERROR_TEXT)) {
    return KIND_BY_CODE[lastFieldErrorCode ?? ''] ?? 'general';
  }
  return 'general';
}
