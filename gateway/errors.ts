import type { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../domain/errorCodes.ts';

/** Details that may accompany a code. Never contains upstream text. */
export interface ErrorDetails {
  /** Seconds until a retry makes sense (RATE_LIMITED). */
  readonly retryAfter?: number;
  /** True when a write may or may not have been executed (a connection lost after the request was sent). */
  readonly outcomeUnknown?: boolean;
  /** Status and headers of the HTTP response; Apollo Server removes them from the error. */
  readonly http?: { readonly status: number; readonly headers?: HeaderMap };
}

/**
 * An error whose message and code are shown to clients unchanged. Thrown for refusals the gateway decides itself:
 * `throw new GatewayError('NOT_FOUND', 'No such lead.')`.
 */
export class GatewayError extends GraphQLError {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, { extensions: { code, ...details } });
    this.name = 'GatewayError';
    this.code = code;
  }
}
