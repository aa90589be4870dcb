import type { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';

/** The closed list of codes a top-level error can carry (design.md §3). Expected faults of users are data (`errors` of a payload), never these. */
export const ERROR_CODES = [
  'UNAUTHENTICATED',
  'VIEWER_CHANGED',
  'FORBIDDEN',
  'SUBSCRIPTION_REQUIRED',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'PERSISTED_QUERY_NOT_FOUND',
  'RATE_LIMITED',
  'TOO_COSTLY',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_ERROR',
  'INTERNAL',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** Details that may accompany a code. Nothing of the upstream's own text is ever put here. */
export interface ErrorDetails {
  /** Seconds to wait before another try (RATE_LIMITED). */
  readonly retryAfter?: number;
  /** True when a write may or may not have been executed (a connection lost after the request was sent). */
  readonly outcomeUnknown?: boolean;
  /** Status and headers of the HTTP answer. Apollo Server takes them out of the error. */
  readonly http?: { readonly status: number; readonly headers?: HeaderMap };
}

/**
 * An error whose message and code may be shown to the client as they are.
 * Rooms throw it for refusals they decide themselves: `throw new GatewayError('NOT_FOUND', 'No such lead.')`.
 */
export class GatewayError extends GraphQLError {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, { extensions: { code, ...details } });
    this.name = 'GatewayError';
    this.code = code;
  }
}
