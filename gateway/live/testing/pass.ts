import { UpstreamError } from '../../rest/errors.ts';

/** Waits like a call to the upstream; rejects at once when cancelled. */
export async function pass(ms: number, signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal?.addEventListener('abort', () => resolve());
  if (signal?.aborted !== true) await promise;
  clearTimeout(timer);
  if (signal?.aborted === true) throw new UpstreamError({ kind: 'aborted' });
}
