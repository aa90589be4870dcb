import { useTranslation } from 'react-i18next';
import { useFormat } from './format.ts';
import { readMoney } from './money.ts';
import type { money_money$key } from '../relay/__generated__/money_money.graphql.ts';

type Bound = number | null | undefined;

/**
 * The catalogue's ranges in the reader's words. Intl writes ranges differently on the server and in browsers, so each
 * range is a whole phrase of the translation.
 */
export function useRangeTexts() {
  const { t } = useTranslation('common');
  const { money, number } = useFormat();
  return {
    /** "$1,000 to $2,500" */
    budget(from: money_money$key, to: money_money$key | null | undefined): string {
      const least = readMoney(from);
      if (!to) return t(($) => $.ranges.budget.over, { from: money(least) });
      const most = money(readMoney(to));
      if (least.amount === 0) return t(($) => $.ranges.budget.upTo, { to: most });
      return t(($) => $.ranges.budget.range, { from: money(least), to: most });
    },
    /** "3 to 6 months" */
    duration(from: Bound, to: Bound): string {
      if (to === null || to === undefined) return t(($) => $.ranges.duration.over, { count: from ?? 0 });
      if (!from) return t(($) => $.ranges.duration.under, { count: to });
      return t(($) => $.ranges.duration.range, { from: number(from), to: number(to) });
    },
    /** "10–49 people" */
    people(from: Bound, to: Bound): string {
      const least = number(from ?? 1);
      if (to === null || to === undefined) return t(($) => $.ranges.people.over, { from: least });
      return t(($) => $.ranges.people.range, { from: least, to: number(to) });
    },
  };
}
