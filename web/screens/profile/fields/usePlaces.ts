import { graphql } from 'react-relay/hooks';
import type { LocationType } from '../../../../domain/profile/profile.ts';
import type {
  usePlacesQuery,
  LocationType as ContractType,
} from '../../../relay/__generated__/usePlacesQuery.graphql.ts';
import { useSearchAnswer } from '../../../relay/useSearchAnswer.ts';
import type { Place } from '../form/editedProfile.ts';

/** Minimum length of a search text. */
const PATTERN_MIN = 2;

const TYPES: Readonly<Record<ContractType, LocationType>> = { CITY: 'City', STATE: 'State', COUNTRY: 'Country' };

/** A location's type in the domain rules; null if unknown. */
export function locationType(type: ContractType | null | undefined): LocationType | null {
  return type ? TYPES[type] : null;
}

export interface FoundPlaces {
  readonly places: readonly Place[];
  readonly hasFailed: boolean;
}

/** Cities, states and countries whose name contains `text`; null for a short text or while loading. */
export function usePlaces(text: string): FoundPlaces | null {
  const answer = useSearchAnswer<usePlacesQuery>(
    graphql`
      query usePlacesQuery($pattern: String!) {
        locations(pattern: $pattern, types: [CITY, STATE, COUNTRY]) {
          id
          name
          type
          country
        }
      }
    `,
    text,
    PATTERN_MIN,
  );
  if (!answer?.isCurrent) return null;
  const locations = answer.response?.locations;
  return {
    places: (locations ?? []).map(({ id, name, type, country }) => ({ id, name, type: locationType(type), country })),
    hasFailed: !locations,
  };
}
