import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AgencyList_agencies$key } from '../../../../relay/__generated__/AgencyList_agencies.graphql.ts';
import type { DirectorySearch } from '../address/directorySearch.ts';
import type { SearchedPlace } from '../reasons/matchReasons.ts';
import { AgencyCard } from './AgencyCard.tsx';
import styles from './AgencyList.module.css';

/** Number of cards visible without scrolling on most screens: their pictures load at once. */
const ABOVE_THE_FOLD = 4;

/** A page of agencies as cards. `meant`: the search with the meanings of its words as filters. */
export function AgencyList({ agencies, meant }: { agencies: AgencyList_agencies$key; meant: DirectorySearch }) {
  const { t } = useTranslation('directory');
  const { edges, locations, understood, inPlace } = useFragment(
    graphql`
      fragment AgencyList_agencies on AgencyConnection @throwOnFieldError {
        edges {
          presence
          node {
            id
            ...AgencyCard_agency
          }
        }
        locations {
          alias
          name
          type
          country
        }
        inPlace {
          __typename
        }
        understood {
          location {
            alias
            name
            type
            country
          }
        }
      }
    `,
    agencies,
  );
  const placeOf = ({ alias, name, type, country }: SearchedPlace): SearchedPlace => ({ alias, name, type, country });
  const chosen = locations.map(placeOf);
  const named = understood.flatMap(({ location }) => (location ? placeOf(location) : []));
  return (
    <ol role="list" className={styles.list} aria-label={t(($) => $.list)}>
      {edges.map(({ presence, node }, index) => (
        <AgencyCard
          key={node.id}
          agency={node}
          logo={index === 0 ? 'first' : index < ABOVE_THE_FOLD ? 'soon' : 'lazy'}
          search={meant}
          // A place in the search text can also be a word of the agency's name.
          places={inPlace && !presence ? chosen : [...chosen, ...named]}
          presence={presence === 'OFFICE' ? 'office' : presence === 'REGION' ? 'region' : null}
        />
      ))}
    </ol>
  );
}
