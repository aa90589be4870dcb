import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../i18n/format.ts';
import { readMoney } from '../../i18n/money.ts';
import type { LeadsSummary_summary$key } from '../../relay/__generated__/LeadsSummary_summary.graphql.ts';
import { Card } from '../../ui/Panels.tsx';
import styles from './Figures.module.css';

const PARTS = ['accepted', 'rejected', 'expired', 'pending'] as const;

/** The range's leads by outcome, as numbers and as a bar (SCR-14). */
export function LeadsSummary({ summary }: { summary: LeadsSummary_summary$key }) {
  const { t } = useTranslation('dashboard');
  const { number, money } = useFormat();
  const { leads, budgets, distribution } = useFragment(
    graphql`
      fragment LeadsSummary_summary on LeadsSummary @throwOnFieldError {
        leads
        budgets {
          ...money_money
        }
        distribution {
          accepted
          rejected
          expired
          pending
        }
      }
    `,
    summary,
  );
  const { accepted, rejected, expired, pending } = distribution;
  const counts = { accepted, rejected, expired, pending };
  return (
    <Card title={t(($) => $.leads.title)}>
      <dl className={styles.figures}>
        <div>
          <dt>{t(($) => $.leads.count)}</dt>
          <dd>{number(leads)}</dd>
        </div>
        <div>
          <dt>{t(($) => $.leads.budgets)}</dt>
          <dd>{money(readMoney(budgets))}</dd>
        </div>
      </dl>
      {leads > 0 && (
        <div className={styles.bar} aria-hidden="true">
          {PARTS.map(
            (part) =>
              counts[part] > 0 && <span key={part} className={styles[part]} style={{ flexGrow: counts[part] }} />,
          )}
        </div>
      )}
      <ul role="list" className={styles.legend}>
        {PARTS.map((part) => (
          <li key={part}>
            <span className={`${styles.mark} ${styles[part]}`} aria-hidden="true" />
            <span>{t(($) => $.leads[part])}</span>
            <strong>{number(counts[part])}</strong>
          </li>
        ))}
      </ul>
    </Card>
  );
}
