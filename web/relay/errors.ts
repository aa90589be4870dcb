import type { ErrorCode } from '../../domain/errorCodes.ts';

/**
 * An error response of the gateway. `requestId` is for support; `outcomeUnknown` means the write may have been
 * executed.
 */
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

/** There is no session, or it expired and was not renewed. */
export class UnauthenticatedError extends Error {
  override readonly name = 'UnauthenticatedError';
}

/** The request timed out (ERR-20). */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** The gateway is unreachable (ERR-20). */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** Kinds of failure a screen distinguishes. */
export type FailureKind = 'timeout' | 'network' | 'rateLimited' | 'notAllowed' | 'outdated' | 'general';

const KIND_BY_CODE: Readonly<Record<string, FailureKind>> = {
  UPSTREAM_TIMEOUT: 'timeout',
  RATE_LIMITED: 'rateLimited',
  FORBIDDEN: 'notAllowed',
  SUBSCRIPTION_REQUIRED: 'notAllowed',
  // The gateway only knows the documents of its own release.
  PERSISTED_QUERY_NOT_FOUND: 'outdated',
} satisfies Partial<Record<ErrorCode, FailureKind>>;

/**
 * Relay drops a field error's code when throwing it (@throwOnFieldError). The environment stores the code here first,
 * and the failing screen looks it up by the error's message.
 */
let lastFieldErrorCode: string | null = null;
/** The second one is thrown where `keepFrame` left a failed field out. */
const FIELD_ERROR_TEXT = /^Relay: (Unexpected response payload|Missing expected data)/;

export function noteFieldErrorCode(code: string | null): void {
  lastFieldErrorCode = code;
}

/** The code of a field's error, as Relay passes it to `@catch` and to loggers. */
export function fieldErrorCode(error: unknown): string | null {
  const extensions: unknown = isObject(error) && 'extensions' in error ? error.extensions : null;
  return isObject(extensions) && 'code' in extensions ? String(extensions.code) : null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Classifies an error for display. */
export function failureKind(error: unknown): FailureKind {
  if (error instanceof TimeoutError) return 'timeout';
  if (error instanceof NetworkError) return 'network';
  if (error instanceof GatewayError) return KIND_BY_CODE[error.code] ?? 'general';
  return isFieldError(error) ? (KIND_BY_CODE[lastFieldErrorCode ?? ''] ?? 'general') : 'general';
}

/** Whether a request failed that may succeed later; otherwise only a reload may help, because code or texts are missing. */
export function isRequestFailure(error: unknown): boolean {
  const kind = failureKind(error);
  if (kind === 'outdated') return false;
  return kind !== 'general' || error instanceof GatewayError || isFieldError(error);
}

function isFieldError(error: unknown): boolean {
  return error instanceof Error && FIELD_ERROR_TEXT.test(error.message);
}
