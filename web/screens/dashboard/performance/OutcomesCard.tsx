import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../i18n/format.ts';
import { readMoney } from '../../../i18n/money.ts';
import type { OutcomesCard_dashboard$key } from '../../../relay/__generated__/OutcomesCard_dashboard.graphql.ts';
import { CardHead } from '../CardHead.tsx';
import { DashboardCard } from '../DashboardCard.tsx';
import styles from './OutcomesCard.module.css';

const PARTS = ['accepted', 'pending', 'rejected', 'expired'] as const;

/** The range's leads by outcome and by budget, in words, numbers and bars (SCR-14). */
export function OutcomesCard({ dashboard }: { dashboard: OutcomesCard_dashboard$key }) {
  const { t } = useTranslation('home');
  const { t: tDashboard } = useTranslation('dashboard');
  const { t: tLeads } = useTranslation('leads');
  const format = useFormat();
  const { leadsSummary } = useFragment(
    graphql`
      fragment OutcomesCard_dashboard on Dashboard @argumentDefinitions(range: { type: "String" }) @throwOnFieldError {
        leadsSummary(range: $range) {
          leads
          distribution {
            accepted
            rejected
            expired
            pending
          }
          budgetRanges {
            from {
              ...money_money
            }
            to {
              ...money_money
            }
            leads
          }
        }
      }
    `,
    dashboard,
  );
  const { leads, distribution, budgetRanges } = leadsSummary;
  const { accepted, rejected, expired, pending } = distribution;
  const counts = { accepted, rejected, expired, pending };
  const budgets = (budgetRanges ?? []).map(({ from, to, leads: count }) => {
    const low = from && readMoney(from);
    const high = to && readMoney(to);
    const name = () => {
      if (!low) return tLeads(($) => $.budget.none);
      if (!high) return tLeads(($) => $.budget.over, { from: format.money(low) });
      return low.amount === 0 ? tLeads(($) => $.budget.upTo, { to: format.money(high) }) : format.moneyRange(low, high);
    };
    return { name: name(), count };
  });
  const most = Math.max(1, ...budgets.map(({ count }) => count));
  return (
    <DashboardCard className={styles.card} label={t(($) => $.outcomes.title)}>
      <div className={styles.part}>
        <CardHead title={t(($) => $.outcomes.title)} count={format.number(leads)} />
        {leads > 0 && (
          <div className={styles.split} aria-hidden="true">
            {PARTS.map(
              (part) =>
                counts[part] > 0 && <i key={part} className={styles[part]} style={{ flexGrow: counts[part] }} />,
            )}
          </div>
        )}
        <ul role="list" className={styles.outcomes}>
          {PARTS.map((part) => (
            <li key={part}>
              <i className={styles[part]} aria-hidden="true" />
              <span>{tDashboard(($) => $.leads[part])}</span>
              <strong>{format.number(counts[part])}</strong>
              <span className={styles.percent}>{leads > 0 ? format.percent(counts[part] / leads) : '–'}</span>
            </li>
          ))}
        </ul>
      </div>
      {budgets.length > 0 && (
        <div className={styles.part}>
          <CardHead title={t(($) => $.outcomes.budgets)} />
          <ul role="list" className={styles.budgets}>
            {budgets.map(({ name, count }) => (
              <li key={name}>
                <span>{name}</span>
                <span aria-hidden="true">{count > 0 && <i style={{ inlineSize: `${(count / most) * 100}%` }} />}</span>
                <b>{format.number(count)}</b>
              </li>
            ))}
          </ul>
        </div>
      )}
    </DashboardCard>
  );
}
