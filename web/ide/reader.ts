/**
 * Who operations without a token run as. If browsers may run only the portal's own operations, the session cannot read
 * anything here; `unknown` if the server has not said.
 */
export type Reader = 'session' | 'visitor' | 'needsToken' | 'unknown';

/** The parts of a response that say who it was for. */
export interface ReaderAnswer {
  readonly data?: { readonly viewer?: unknown } | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: unknown } }[];
}

let latest: Reader = 'unknown';
const listeners = new Set<() => void>();

/** Learns from the response to an operation without a token, because a session can start or end at any time. */
export function learnReader({ data, errors = [] }: ReaderAnswer): void {
  const reader = readerOf(
    data,
    errors.map(({ extensions }) => extensions?.code),
  );
  if (reader === null || reader === latest) return;
  latest = reader;
  for (const listener of listeners) listener();
}

function readerOf(data: ReaderAnswer['data'], codes: readonly unknown[]): Reader | null {
  if (codes.includes('UNAUTHENTICATED')) return 'visitor';
  // Without any data the whole operation was refused, not a field of it.
  if (!data) return codes.includes('FORBIDDEN') ? 'needsToken' : null;
  if (data.viewer) return 'session';
  return data.viewer === null && codes.length === 0 ? 'visitor' : null;
}

export function getReader(): Reader {
  return latest;
}

/** For `useSyncExternalStore`. */
export function subscribeReader(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
