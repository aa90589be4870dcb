import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { FetchQueryFetchPolicy, GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { cutText, SEARCH_TEXT_MAX } from '../../domain/textLength.ts';
import { failureKind } from './errors.ts';
import type { FailureKind } from './errors.ts';

/** Debounce of typing, in ms. */
export const PAUSE_MS = 120;

interface SearchOperation extends OperationType {
  readonly variables: { readonly pattern: string };
}

export interface SearchAnswer<T extends SearchOperation> {
  /** Whether the response is for the current text rather than an earlier one. */
  readonly isCurrent: boolean;
  /** Null if the search failed. */
  readonly response: T['response'] | null;
  /** Why the search failed, else null. */
  readonly failure: FailureKind | null;
}

/**
 * The latest response to a search as you type, possibly for an earlier text. Null before the first response and below
 * `minLength`. `network-only` is for searches whose results change.
 */
export function useSearchAnswer<T extends SearchOperation>(
  query: GraphQLTaggedNode,
  text: string,
  minLength: number,
  fetchPolicy: FetchQueryFetchPolicy = 'store-or-network',
): SearchAnswer<T> | null {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<
    (Pick<SearchAnswer<T>, 'response' | 'failure'> & { readonly pattern: string }) | null
  >(null);
  const pattern = cutText(text.trim(), SEARCH_TEXT_MAX);
  useEffect(() => {
    if (pattern.length < minLength) return undefined;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      const search = fetchQuery<T>(environment, query, { pattern }, { fetchPolicy }).subscribe({
        next: (response) => setAnswer({ pattern, response, failure: null }),
        error: (error: unknown) => setAnswer({ pattern, response: null, failure: failureKind(error) }),
      });
      stop = () => search.unsubscribe();
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [environment, query, pattern, minLength, fetchPolicy]);
  if (pattern.length < minLength || answer === null) return null;
  return { response: answer.response, failure: answer.failure, isCurrent: answer.pattern === pattern };
}
