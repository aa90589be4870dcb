import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AgencyList_agencies$key } from '../../../../relay/__generated__/AgencyList_agencies.graphql.ts';
import type { DirectorySearch } from '../address/directorySearch.ts';
import { AgencyCard } from './AgencyCard.tsx';
import styles from './AgencyList.module.css';

/** Number of cards visible without scrolling on most screens: their pictures load at once. */
const ABOVE_THE_FOLD = 4;

/** A page of agencies as cards. `meant`: the search with the meanings of its words as filters. */
export function AgencyList({ agencies, meant }: { agencies: AgencyList_agencies$key; meant: DirectorySearch }) {
  const { t } = useTranslation('directory');
  const { edges, locations, understood } = useFragment(
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
  const places = [...locations, ...understood.flatMap(({ location }) => location ?? [])].map(
    ({ alias, name, type, country }) => ({ alias, name, type, country }),
  );
  return (
    <ol role="list" className={styles.list} aria-label={t(($) => $.list)}>
      {edges.map(({ presence, node }, index) => (
        <AgencyCard
          key={node.id}
          agency={node}
          logo={index === 0 ? 'first' : index < ABOVE_THE_FOLD ? 'soon' : 'lazy'}
          search={meant}
          places={places}
          presence={presence === 'OFFICE' ? 'office' : presence === 'REGION' ? 'region' : null}
        />
      ))}
    </ol>
  );
}
