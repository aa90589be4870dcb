import type { ErrorCode } from '../../domain/errorCodes.ts';
import { GatewayError } from '../errors.ts';
import { UpstreamError } from '../rest/errors.ts';

/**
 * The code that ends a stream, null for a transient failure. Only a response about the caller or the chat ends a
 * stream, an outage never does.
 */
export function refusalOf(error: unknown): ErrorCode | null {
  if (error instanceof GatewayError) return error.code;
  if (!(error instanceof UpstreamError)) return null;
  if (error.kind === 'unauthenticated') return 'UNAUTHENTICATED';
  if (error.kind !== 'status') return null;
  if (error.status === 403) return error.code === 'SUBSCRIPTION_REQUIRED' ? 'SUBSCRIPTION_REQUIRED' : 'FORBIDDEN';
  return error.status === 404 ? 'NOT_FOUND' : null;
}

const MESSAGES: Readonly<Partial<Record<ErrorCode, string>>> = {
  UNAUTHENTICATED: 'Sign in to subscribe to this.',
  SUBSCRIPTION_REQUIRED: 'The subscription does not include this.',
  FORBIDDEN: 'This credential may not subscribe to this.',
  NOT_FOUND: 'There is nothing to subscribe to.',
};

/** The refusal as clients see it. */
export function refusalError(code: ErrorCode): GatewayError {
  return new GatewayError(code, MESSAGES[code] ?? 'Refused.');
}
