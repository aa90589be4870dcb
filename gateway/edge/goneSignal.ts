import type { FastifyReply } from 'fastify';

/**
 * Calls `listener` once the response is written or the client has disconnected, at once if that has already happened:
 * the caller may have waited for the upstream meanwhile.
 */
export function onceClosed({ raw }: FastifyReply, listener: () => void): void {
  if (raw.closed) listener();
  else raw.once('close', listener);
}

/** As of `AbortSignal.timeout`. */
const TIMEOUT = 'TimeoutError';

/** Whether a signal was aborted by its deadline. */
export function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === TIMEOUT;
}

/** Aborts when the client disconnects before its response is written, and after `deadlineMs` if given. */
export function goneSignal(reply: FastifyReply, deadlineMs?: number): AbortSignal {
  const gone = new AbortController();
  const timer =
    deadlineMs === undefined ? undefined : setTimeout(() => gone.abort(new DOMException('', TIMEOUT)), deadlineMs);
  onceClosed(reply, () => {
    clearTimeout(timer);
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
