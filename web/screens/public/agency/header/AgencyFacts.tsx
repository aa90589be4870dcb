import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormattedValue } from '../../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../../i18n/format.ts';
import { readMoney } from '../../../../i18n/money.ts';
import type { AgencyFacts_agency$key } from '../../../../relay/__generated__/AgencyFacts_agency.graphql.ts';
import { joinRanges } from '../catalogue/joinRanges.ts';
import { useRangeTexts } from '../../../../i18n/useRangeTexts.ts';
import styles from './AgencyFacts.module.css';

/** Key facts about the agency; empty ones are left out. */
export function AgencyFacts({ agency }: { agency: AgencyFacts_agency$key }) {
  const { t } = useTranslation('agency');
  const format = useFormat();
  const ranges = useRangeTexts();
  const { founded, numberOfEmployees, minBudget, languages, projectDurations, businessSizes } = useFragment(
    graphql`
      fragment AgencyFacts_agency on Agency @throwOnFieldError {
        founded
        numberOfEmployees {
          from
          to
        }
        minBudget {
          ...money_money
        }
        languages {
          code
        }
        projectDurations {
          from
          to
        }
        businessSizes {
          name
        }
      }
    `,
    agency,
  );
  const least = minBudget ? readMoney(minBudget) : null;
  const sizes = businessSizes.flatMap(({ name }) => (name ? [t(($) => $.expertise.size[name])] : []));
  const lengths = joinRanges(projectDurations).map(({ from, to }) =>
    from || to !== null ? ranges.duration(from, to) : t(($) => $.facts.anyDuration),
  );
  const facts: (readonly [name: string, value: string | false])[] = [
    [
      t(($) => $.facts.minBudget),
      least ? (least.amount > 0 ? format.money(least) : t(($) => $.facts.anyBudget)) : false,
    ],
    [t(($) => $.facts.durations), lengths.length > 0 && format.list(lengths)],
    [t(($) => $.facts.people), numberOfEmployees ? ranges.people(numberOfEmployees.from, numberOfEmployees.to) : false],
    // A year has no thousands separator.
    [t(($) => $.facts.founded), typeof founded === 'number' && String(founded)],
    [
      t(($) => $.facts.languages),
      languages.length > 0 && format.list(languages.map(({ code }) => format.language(code))),
    ],
    [t(($) => $.facts.clients), sizes.length > 0 && format.list(sizes)],
  ];
  const told = facts.filter((fact): fact is readonly [string, string] => fact[1] !== false);
  if (told.length === 0) return null;
  return (
    <dl className={styles.facts} aria-label={t(($) => $.facts.label)}>
      {told.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>
            <FormattedValue>{value}</FormattedValue>
          </dd>
        </div>
      ))}
    </dl>
  );
}
