import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../i18n/format.ts';
import { readMoney } from '../../i18n/money.ts';
import type { DealFacts_deal$key } from '../../relay/__generated__/DealFacts_deal.graphql.ts';
import { Chip } from '../../ui/Chip.tsx';
import { durationName } from '../durationName.ts';
import styles from './DealDialog.module.css';

const STATES = {
  PENDING: { tone: 'warning', icon: 'clock' },
  CONFIRMED: { tone: 'success', icon: 'check' },
  DENIED: { tone: 'neutral', icon: 'close' },
} as const;

const NEGOTIATING = { tone: 'warning', icon: 'clock' } as const;

/** The facts the lead reported and the status of the agency's answer (ENT-44, STA-17). */
export function DealFacts({ deal: key }: { deal: DealFacts_deal$key }) {
  const { t } = useTranslation('deals');
  const { money } = useFormat();
  const { name, website, budget, projectDuration, status, answer } = useFragment(
    graphql`
      fragment DealFacts_deal on Deal @throwOnFieldError {
        name
        website
        budget {
          ...money_money
        }
        projectDuration {
          from
          to
        }
        status
        answer
      }
    `,
    key,
  );
  const facts = [
    { label: t(($) => $.fact.name), value: name },
    { label: t(($) => $.fact.website), value: website?.replace(/^https?:\/\/(?:www\.)?|\/$/gi, '') },
    { label: t(($) => $.fact.budget), value: budget && money(readMoney(budget)) },
    {
      label: t(($) => $.fact.duration),
      value:
        projectDuration && t(($) => $.duration[durationName(projectDuration.from ?? null, projectDuration.to ?? null)]),
    },
  ];
  return (
    <>
      {status && (
        <p>
          <Chip {...(answer === 'STILL_NEGOTIATING' ? NEGOTIATING : STATES[status])}>
            {t(($) => (answer === 'STILL_NEGOTIATING' ? $.answer.still_negotiating : $.status[status]))}
          </Chip>
        </p>
      )}
      <dl className={styles.facts}>
        {facts.map(
          ({ label, value }) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}
