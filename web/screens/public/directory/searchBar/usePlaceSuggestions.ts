import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type {
  usePlaceSuggestionsQuery,
  LocationType,
} from '../../../../relay/__generated__/usePlaceSuggestionsQuery.graphql.ts';
import { PLACE_MIN } from '../address/directoryVariables.ts';

/** A reader who types on is not answered before this pause. In ms. */
const PAUSE_MS = 120;

export interface PlaceSuggestion {
  readonly alias: string;
  readonly name: string;
  readonly type: LocationType | null | undefined;
  readonly country: string;
}

export interface PlaceSuggestions {
  /** The text they belong to. */
  readonly pattern: string;
  readonly places: readonly PlaceSuggestion[];
  readonly hasFailed: boolean;
}

/** Places whose name holds `text`; null while there is nothing to say (too short a text, no answer yet). */
export function usePlaceSuggestions(text: string): PlaceSuggestions | null {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<PlaceSuggestions | null>(null);
  const pattern = text.trim().slice(0, 100);
  useEffect(() => {
    if (pattern.length < PLACE_MIN) return undefined;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      const places = fetchQuery<usePlaceSuggestionsQuery>(
        environment,
        graphql`
          query usePlaceSuggestionsQuery($pattern: String!) {
            locations(pattern: $pattern) {
              alias
              name
              type
              country
            }
          }
        `,
        { pattern },
        { fetchPolicy: 'store-or-network' },
      ).subscribe({
        next: ({ locations }) =>
          setAnswer({
            pattern,
            places: (locations ?? []).map(({ alias, name, type, country }) => ({ alias, name, type, country })),
            hasFailed: !locations,
          }),
        error: () => setAnswer({ pattern, places: [], hasFailed: true }),
      });
      stop = () => places.unsubscribe();
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [environment, pattern]);
  return pattern.length < PLACE_MIN ? null : answer;
}
