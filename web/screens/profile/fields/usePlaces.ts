import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { LocationType } from '../../../../domain/profile/profile.ts';
import type {
  usePlacesQuery,
  LocationType as ContractType,
} from '../../../relay/__generated__/usePlacesQuery.graphql.ts';
import type { Place } from '../form/editedProfile.ts';

/** A reader who types on is not answered before this pause. In ms. */
export const PAUSE_MS = 120;

/** Shortest and longest text that is searched for. */
const PATTERN_MIN = 2;
const PATTERN_MAX = 100;

const TYPES: Readonly<Record<ContractType, LocationType>> = { CITY: 'City', STATE: 'State', COUNTRY: 'Country' };

/** The type of a location as the rules name it; null for one that the gateway does not know. */
export function locationType(type: ContractType | null | undefined): LocationType | null {
  return type ? TYPES[type] : null;
}

export interface FoundPlaces {
  readonly places: readonly Place[];
  readonly hasFailed: boolean;
}

/** Cities, states and countries whose name contains `text`; null while there is nothing to say (too short a text, no answer yet). */
export function usePlaces(text: string): FoundPlaces | null {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<FoundPlaces & { readonly pattern: string }>();
  const pattern = text.trim().slice(0, PATTERN_MAX);
  useEffect(() => {
    if (pattern.length < PATTERN_MIN) return undefined;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      const found = fetchQuery<usePlacesQuery>(
        environment,
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
        { pattern },
        { fetchPolicy: 'store-or-network' },
      ).subscribe({
        next: ({ locations }) =>
          setAnswer({
            pattern,
            places: (locations ?? []).map(({ id, name, type, country }) => ({
              id,
              name,
              type: locationType(type),
              country,
            })),
            hasFailed: !locations,
          }),
        error: () => setAnswer({ pattern, places: [], hasFailed: true }),
      });
      stop = () => found.unsubscribe();
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [environment, pattern]);
  return answer?.pattern === pattern ? answer : null;
}
