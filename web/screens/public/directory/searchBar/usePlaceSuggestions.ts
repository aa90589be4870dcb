import { graphql } from 'react-relay/hooks';
import type {
  usePlaceSuggestionsQuery,
  LocationType,
} from '../../../../relay/__generated__/usePlaceSuggestionsQuery.graphql.ts';
import { useSearchAnswer } from '../../../../relay/useSearchAnswer.ts';
import { PLACE_MIN } from '../address/directoryVariables.ts';

export interface PlaceSuggestion {
  readonly alias: string;
  readonly name: string;
  readonly type: LocationType | null | undefined;
  readonly country: string;
}

export interface PlaceSuggestions {
  readonly places: readonly PlaceSuggestion[];
  readonly hasFailed: boolean;
}

/** Places whose name contains `text`; null if the text is too short or the response is pending. */
export function usePlaceSuggestions(text: string): PlaceSuggestions | null {
  const answer = useSearchAnswer<usePlaceSuggestionsQuery>(
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
    text,
    PLACE_MIN,
  );
  if (answer === null) return null;
  const locations = answer.response?.locations;
  return {
    places: (locations ?? []).map(({ alias, name, type, country }) => ({ alias, name, type, country })),
    hasFailed: !locations,
  };
}
