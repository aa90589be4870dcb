import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/routing/paths.ts';
import type { NewestLeads_dashboard$key } from '../../../relay/__generated__/NewestLeads_dashboard.graphql.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { LeadAge } from '../../leads/LeadAge.tsx';
import { LeadStatusChip } from '../../leads/LeadStatusChip.tsx';
import { CardHead } from '../CardHead.tsx';
import { DashboardCard } from '../DashboardCard.tsx';
import styles from './NewestLeads.module.css';

/** The newest leads, linked to their pages (SCR-15). */
export function NewestLeads({ dashboard }: { dashboard: NewestLeads_dashboard$key }) {
  const { t } = useTranslation('dashboard');
  const { leads } = useFragment(
    graphql`
      fragment NewestLeads_dashboard on Dashboard @throwOnFieldError {
        leads {
          id
          slug
          name
          title
          ...LeadAge_lead
          ...LeadStatusChip_lead
        }
      }
    `,
    dashboard,
  );
  return (
    <DashboardCard className={styles.card} labelledBy="newest-leads">
      <CardHead
        id="newest-leads"
        title={t(($) => $.newest.title)}
        action={<Link to={paths.leads}>{t(($) => $.newest.all)}</Link>}
      />
      {leads.length === 0 && <p className={styles.none}>{t(($) => $.newest.none)}</p>}
      <ul role="list" className={styles.list}>
        {leads.map((lead) => (
          <li key={lead.id}>
            <Avatar name={lead.name ?? ''} />
            <span className={styles.entry}>
              <Link to={paths.lead(lead.slug)}>{lead.name}</Link>
              <span>{lead.title}</span>
              <LeadAge lead={lead} />
            </span>
            <LeadStatusChip lead={lead} />
          </li>
        ))}
      </ul>
    </DashboardCard>
  );
}
