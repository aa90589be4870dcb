import type { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../domain/errorCodes.ts';

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
