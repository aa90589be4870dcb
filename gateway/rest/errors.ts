/** Why a call to the upstream gave no usable answer. */
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

/** One refused field of a write: `path` as the upstream spells it, e.g. `offices[1].phone`. */
export interface UpstreamField {
  readonly path: string;
  readonly code: string;
}

interface UpstreamErrorParts {
  readonly kind: UpstreamErrorKind;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly fields?: readonly UpstreamField[] | undefined;
  readonly retryAfter?: number | undefined;
  readonly outcomeUnknown?: boolean | undefined;
  readonly userFacingReason?: string | undefined;
}

/**
 * A failed call to the upstream. It carries codes, never the upstream's texts, so that none can reach a client or a log; but for
 * `userFacingReason`, which only a call that asks for it gets (`WriteOptions.userFacingReasonOf`).
 * Rooms may catch it and turn a known `code` (e.g. `LEAD_NOT_ACTIVE`) into a user error; whatever they do not catch becomes a top-level error.
 */
export class UpstreamError extends Error {
  readonly kind: UpstreamErrorKind;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The upstream's own error code (`LEAD_NOT_FOUND`), '' when it gave none. */
  readonly code: string;
  readonly fields: readonly UpstreamField[];
  /** Seconds the upstream asked to wait, null when it did not say. */
  readonly retryAfter: number | null;
  /** True when a write may have been executed although no answer arrived. */
  readonly outcomeUnknown: boolean;
  readonly #userFacingReason: string | null;

  constructor(parts: UpstreamErrorParts) {
    super(`upstream ${parts.kind}${parts.status ? ` ${parts.status}` : ''}${parts.code ? ` ${parts.code}` : ''}`);
    this.name = 'UpstreamError';
    this.kind = parts.kind;
    this.status = parts.status ?? 0;
    this.code = parts.code ?? '';
    this.fields = parts.fields ?? [];
    this.retryAfter = parts.retryAfter ?? null;
    this.outcomeUnknown = parts.outcomeUnknown ?? false;
    this.#userFacingReason = parts.userFacingReason ?? null;
  }

  /** A sentence of the upstream for a person (userFacingReason.ts); null when there is none. Private, so that no log prints it. */
  get userFacingReason(): string | null {
    return this.#userFacingReason;
  }
}
