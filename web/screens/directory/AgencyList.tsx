import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AgencyList_agencies$key } from '../../relay/__generated__/AgencyList_agencies.graphql.ts';
import { AgencyCard } from './AgencyCard.tsx';
import styles from './AgencyList.module.css';

/** A page of agencies as cards. */
export function AgencyList({ agencies }: { agencies: AgencyList_agencies$key }) {
  const { t } = useTranslation('directory');
  const { nodes } = useFragment(
    graphql`
      fragment AgencyList_agencies on AgencyConnection @throwOnFieldError {
        nodes {
          id
          ...AgencyCard_agency
        }
      }
    `,
    agencies,
  );
  return (
    <ol role="list" className={styles.list} aria-label={t(($) => $.list)}>
      {nodes.map((agency, index) => (
        <AgencyCard key={agency.id} agency={agency} index={index} />
      ))}
    </ol>
  );
}
