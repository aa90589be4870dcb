/** Why a call to the upstream failed. */
export type UpstreamErrorKind =
  | 'timeout'
  | 'network'
  | 'badResponse'
  | 'status'
  | 'unauthenticated'
  | 'rateLimited'
  | 'breakerOpen'
  | 'overloaded'
  | 'overBudget'
  | 'aborted';

/** One refused field of a write; `path` as the upstream spells it, e.g. `offices[1].phone`. */
export interface UpstreamField {
  readonly path: string;
  readonly code: string;
}

interface UpstreamErrorParts extends Partial<
  Pick<UpstreamError, 'status' | 'code' | 'fields' | 'retryAfter' | 'outcomeUnknown' | 'userFacingReason'>
> {
  readonly kind: UpstreamErrorKind;
}

/**
 * A failed call to the upstream. It carries codes, never the upstream's texts, so that none can reach a client or a
 * log; the exception is `userFacingReason`, set only if the call asks for it (`WriteOptions.userFacingReasonOf`,
 * `userFacingReasonOfField`).
 * Callers may turn a known `code` (e.g. `LEAD_NOT_ACTIVE`) into a user error; what they do not catch becomes a
 * top-level error.
 */
export class UpstreamError extends Error {
  readonly kind: UpstreamErrorKind;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** The upstream's error code (`LEAD_NOT_FOUND`), '' without one. */
  readonly code: string;
  readonly fields: readonly UpstreamField[];
  /** Seconds of Retry-After, null without one. */
  readonly retryAfter: number | null;
  /** True when a write may have been executed although no response arrived. */
  readonly outcomeUnknown: boolean;
  readonly #userFacingReason: string | null;

  constructor({ kind, status = 0, code = '', ...parts }: UpstreamErrorParts) {
    super(`upstream ${kind}${status ? ` ${status}` : ''}${code ? ` ${code}` : ''}`);
    this.name = 'UpstreamError';
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.fields = parts.fields ?? [];
    this.retryAfter = parts.retryAfter ?? null;
    this.outcomeUnknown = parts.outcomeUnknown ?? false;
    this.#userFacingReason = parts.userFacingReason ?? null;
  }

  /** A sentence from the upstream for users (userFacingReason.ts), or null. Private, so that no log prints it. */
  get userFacingReason(): string | null {
    return this.#userFacingReason;
  }
}

/** Whether a call failed because the upstream is unhealthy. Refusals (4xx), cancellation and our own limits are not that. */
export function isOutage(error: unknown): boolean {
  return (
    error instanceof UpstreamError &&
    (error.kind === 'timeout' || error.kind === 'network' || error.kind === 'badResponse' || error.status >= 500)
  );
}
