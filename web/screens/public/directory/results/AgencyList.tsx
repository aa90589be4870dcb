import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AgencyList_agencies$key } from '../../../../relay/__generated__/AgencyList_agencies.graphql.ts';
import { useDirectory } from '../address/directoryNavigation.ts';
import { AgencyCard } from './AgencyCard.tsx';
import styles from './AgencyList.module.css';

/** Number of cards visible without scrolling on most screens: their logos load at once. */
const ABOVE_THE_FOLD = 4;

/** A page of agencies as cards. */
export function AgencyList({ agencies }: { agencies: AgencyList_agencies$key }) {
  const { t } = useTranslation('directory');
  const { search } = useDirectory();
  const { nodes, locations } = useFragment(
    graphql`
      fragment AgencyList_agencies on AgencyConnection @throwOnFieldError {
        nodes {
          id
          ...AgencyCard_agency
        }
        locations {
          alias
          type
          country
        }
      }
    `,
    agencies,
  );
  const places = locations.map(({ alias, type, country }) => ({ alias, country, isCountry: type === 'COUNTRY' }));
  return (
    <ol role="list" className={styles.list} aria-label={t(($) => $.list)}>
      {nodes.map((agency, index) => (
        <AgencyCard
          key={agency.id}
          agency={agency}
          logo={index === 0 ? 'first' : index < ABOVE_THE_FOLD ? 'soon' : 'lazy'}
          search={search}
          places={places}
        />
      ))}
    </ol>
  );
}
