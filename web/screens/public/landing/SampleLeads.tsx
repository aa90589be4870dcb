import { graphql, useFragment } from 'react-relay/hooks';
import { FormattedValue } from '../../../i18n/FormattedValue.tsx';
import { useRangeTexts } from '../../../i18n/useRangeTexts.ts';
import type { SampleLeads_catalogue$key } from '../../../relay/__generated__/SampleLeads_catalogue.graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './ForAgencies.module.css';

/** Positions in the catalogue of what each sample asks for. */
const SAMPLES = [
  { service: 0, budget: 2 },
  { service: 5, budget: 4 },
  { service: 3, budget: 1 },
] as const;

/** An agency's inbox, drawn from the catalogue. Decorative, so hidden from screen readers. */
export function SampleLeads({ catalogue }: { catalogue: SampleLeads_catalogue$key }) {
  const { budget: budgetText } = useRangeTexts();
  const { services, budgets } = useFragment(
    graphql`
      fragment SampleLeads_catalogue on FilterCatalogue @throwOnFieldError {
        services {
          name
        }
        budgets {
          from {
            ...money_money
          }
          to {
            ...money_money
          }
        }
      }
    `,
    catalogue,
  );
  return (
    <ul role="presentation" aria-hidden="true" className={styles.leads}>
      {SAMPLES.flatMap((sample) => {
        const service = services[sample.service];
        const budget = budgets[sample.budget];
        if (!service || !budget) return [];
        return [
          <li key={sample.service} className={styles.lead}>
            <span className={styles.mark}>
              <Icon name="inbox" size={18} />
            </span>
            <span className={styles.what}>
              <strong>{service.name}</strong>
              <FormattedValue>{budgetText(budget.from, budget.to)}</FormattedValue>
            </span>
            <span className={styles.answers}>
              <Icon name="check" size={16} />
              <Icon name="close" size={16} />
            </span>
          </li>,
        ];
      })}
    </ul>
  );
}
