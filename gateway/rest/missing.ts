import { UpstreamError } from './errors.ts';

/** Whether the upstream said that there is no such thing, or not for this caller (it does not tell them apart). */
export function isMissing(error: unknown): boolean {
  return error instanceof UpstreamError && error.status === 404;
}

/** Whether the upstream refused because the account's subscription does not include it. */
export function needsSubscription(error: unknown): boolean {
  return error instanceof UpstreamError && error.status === 403 && error.code === 'SUBSCRIPTION_REQUIRED';
}

/** The answer to a read, null when `isNothing` says that its failure means "there is none". */
export function orNull<T>(read: Promise<T>, isNothing: (error: unknown) => boolean = isMissing): Promise<T | null> {
  return read.catch((error: unknown) => {
    if (isNothing(error)) return null;
    throw error;
  });
}
