import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LeadTable_leads$key } from '../../relay/__generated__/LeadTable_leads.graphql.ts';
import { LeadRow } from './LeadRow.tsx';
import type { LeadsSearch } from './leadsSearch.ts';
import styles from './LeadTable.module.css';

/** A page of leads: a table on wide screens, a list on narrow ones. */
export function LeadTable({ leads, search }: { leads: LeadTable_leads$key; search: LeadsSearch }) {
  const { t } = useTranslation('leads');
  const { nodes } = useFragment(
    graphql`
      fragment LeadTable_leads on LeadConnection @throwOnFieldError {
        nodes {
          id
          ...LeadRow_lead
          # The list's answer holds it all anyway: a lead opens without waiting.
          ...LeadDetail_lead
        }
      }
    `,
    leads,
  );
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t(($) => $.title)}</caption>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{t(($) => $.column.lead)}</th>
            <th scope="col">{t(($) => $.column.request)}</th>
            <th scope="col">{t(($) => $.column.budget)}</th>
            <th scope="col">{t(($) => $.column.received)}</th>
            <th scope="col">{t(($) => $.column.status)}</th>
            <th scope="col">
              <span className="visually-hidden">{t(($) => $.column.actions)}</span>
            </th>
          </tr>
        </thead>
        <tbody className={styles.body}>
          {nodes.map((lead) => (
            <LeadRow key={lead.id} lead={lead} search={search} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
