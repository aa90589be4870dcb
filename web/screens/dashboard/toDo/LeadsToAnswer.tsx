import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/routing/paths.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useNow } from '../../../i18n/useNow.ts';
import type { LeadsToAnswer_dashboard$key } from '../../../relay/__generated__/LeadsToAnswer_dashboard.graphql.ts';
import { CardHead } from '../CardHead.tsx';
import { DashboardCard } from '../DashboardCard.tsx';
import { LeadToAnswer } from './LeadToAnswer.tsx';
import styles from './ToDo.module.css';

/** Number of leads shown, those that expire soonest; one more is read to say when the next one expires. */
const SHOWN = 3;

/** The most urgent leads, which can be answered right in the list. */
export function LeadsToAnswer({ dashboard }: { dashboard: LeadsToAnswer_dashboard$key }) {
  const { t } = useTranslation('home');
  const { t: tDashboard } = useTranslation('dashboard');
  const format = useFormat();
  const now = useNow();
  const { pendingLeads: leads } = useFragment(
    graphql`
      fragment LeadsToAnswer_dashboard on Dashboard @throwOnFieldError {
        pendingLeads(first: 4) {
          totalCount
          isSearchable
          nodes {
            id
            expiresAt
            ...LeadToAnswer_lead
          }
        }
      }
    `,
    dashboard,
  );
  // Only an upstream that can search sorts by deadline.
  const next = leads.isSearchable ? leads.nodes[SHOWN]?.expiresAt : null;
  const more = leads.totalCount - SHOWN;
  return (
    <DashboardCard className={styles.card} labelledBy="leads-to-answer">
      <CardHead
        id="leads-to-answer"
        title={t(($) => $.leads.title)}
        count={format.number(leads.totalCount)}
        action={<Link to={`${paths.leads}?status=pending`}>{tDashboard(($) => $.newest.all)}</Link>}
      />
      {leads.nodes.length === 0 && <p className={styles.none}>{t(($) => $.leads.none)}</p>}
      <ul role="list" className={styles.leads}>
        {leads.nodes.slice(0, SHOWN).map((lead) => (
          <li key={lead.id}>
            <LeadToAnswer lead={lead} />
          </li>
        ))}
      </ul>
      {/* A deadline that has passed means that this machine's clock is early, because the lead is still active. */}
      {more > 0 && next && Date.parse(next) > now && (
        <p className={styles.foot}>{t(($) => $.leads.more, { count: more, when: format.relative(next, now) })}</p>
      )}
    </DashboardCard>
  );
}
