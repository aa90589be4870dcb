import { UpstreamError } from './errors.ts';

/** Whether the upstream said not found or forbidden, which it does not distinguish. */
export function isMissing(error: unknown): boolean {
  return error instanceof UpstreamError && error.status === 404;
}

/** Whether the upstream does not accept the values of the request. */
export function isInvalid(error: unknown): boolean {
  return error instanceof UpstreamError && error.status === 422;
}

/** Whether the upstream refused because the account's plan does not include this. */
export function needsSubscription(error: unknown): boolean {
  return error instanceof UpstreamError && error.status === 403 && error.code === 'SUBSCRIPTION_REQUIRED';
}

/** Whether there is none, or the account's plan does not include it. */
export function isUnavailable(error: unknown): boolean {
  return isMissing(error) || needsSubscription(error);
}

/** Whether the call failed, for whatever reason; for reads whose failure must not turn a write into an error. */
export function isFailedCall(error: unknown): boolean {
  return error instanceof UpstreamError;
}

/** The response of a read, or null if `isNothing` accepts its error as "there is none". */
export function orNull<T>(read: Promise<T>, isNothing: (error: unknown) => boolean = isMissing): Promise<T | null> {
  return read.catch((error: unknown) => {
    if (isNothing(error)) return null;
    throw error;
  });
}
