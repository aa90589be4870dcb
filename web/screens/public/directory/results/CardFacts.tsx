import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormattedValue } from '../../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../../i18n/format.ts';
import { readMoney } from '../../../../i18n/money.ts';
import { useRangeTexts } from '../../../../i18n/useRangeTexts.ts';
import type { CardFacts_agency$key } from '../../../../relay/__generated__/CardFacts_agency.graphql.ts';
import { useReplyTime } from '../../agency/useReplyTime.ts';
import styles from './CardFacts.module.css';

/** Maximum cities named on a card. */
const SHOWN = 3;

/** An agency's minimum budget, team size and offices (DIR-09). */
export function CardFacts({ agency }: { agency: CardFacts_agency$key }) {
  const { t } = useTranslation('directory');
  const { money, number, names } = useFormat();
  const { people } = useRangeTexts();
  const replyTime = useReplyTime();
  const { minBudget, numberOfEmployees, replyHours, cities } = useFragment(
    graphql`
      fragment CardFacts_agency on Agency @throwOnFieldError {
        minBudget {
          ...money_money
        }
        numberOfEmployees {
          from
          to
        }
        replyHours
        cities {
          name
        }
      }
    `,
    agency,
  );
  const named = names(cities.slice(0, SHOWN).map(({ name }) => name));
  const rest = cities.length - SHOWN;
  const least = minBudget ? readMoney(minBudget) : null;
  const fact = (label: string, value: string) => (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        <FormattedValue>{value}</FormattedValue>
      </dd>
    </div>
  );
  return (
    <dl className={styles.facts}>
      {least &&
        fact(
          t(($) => $.card.budget),
          least.amount === 0 ? t(($) => $.card.budgetAny) : t(($) => $.card.budgetFrom, { amount: money(least) }),
        )}
      {numberOfEmployees &&
        fact(
          t(($) => $.card.team),
          people(numberOfEmployees.from, numberOfEmployees.to),
        )}
      {typeof replyHours === 'number' &&
        fact(
          t(($) => $.card.reply),
          replyTime(replyHours),
        )}
      {cities.length > 0 &&
        fact(
          t(($) => $.card.offices),
          rest > 0 ? t(($) => $.card.moreOffices, { places: named, number: number(rest) }) : named,
        )}
    </dl>
  );
}
