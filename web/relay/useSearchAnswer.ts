import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** A reader who types on is not answered before this pause. In ms. */
export const PAUSE_MS = 120;
/** Longest text that the contract searches for. */
const PATTERN_MAX = 100;

interface SearchOperation extends OperationType {
  readonly variables: { readonly pattern: string };
}

export interface SearchAnswer<T extends SearchOperation> {
  /** Whether it is the answer to the text as it is now, not to an earlier one. */
  readonly isCurrent: boolean;
  /** Null: the search failed. */
  readonly response: T['response'] | null;
}

/** The latest answer to a search for what is typed, which may be that to an earlier text; null before the first and below `minLength`. */
export function useSearchAnswer<T extends SearchOperation>(
  query: GraphQLTaggedNode,
  text: string,
  minLength: number,
): SearchAnswer<T> | null {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<{ readonly pattern: string; readonly response: T['response'] | null } | null>(
    null,
  );
  const pattern = text.trim().slice(0, PATTERN_MAX);
  useEffect(() => {
    if (pattern.length < minLength) return undefined;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      const search = fetchQuery<T>(environment, query, { pattern }, { fetchPolicy: 'store-or-network' }).subscribe({
        next: (response) => setAnswer({ pattern, response }),
        error: () => setAnswer({ pattern, response: null }),
      });
      stop = () => search.unsubscribe();
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [environment, query, pattern, minLength]);
  if (pattern.length < minLength || answer === null) return null;
  return { response: answer.response, isCurrent: answer.pattern === pattern };
}
