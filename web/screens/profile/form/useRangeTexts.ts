import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { readMoney } from '../../../i18n/money.ts';
import type { money_money$key } from '../../../relay/__generated__/money_money.graphql.ts';

type Bound = number | null | undefined;

/** Ranges of the catalogue in words. */
export function useRangeTexts() {
  const { t } = useTranslation('profile');
  const { money, number } = useFormat();
  return {
    /** "$1,000 to $2,500" */
    budget(from: money_money$key, to: money_money$key | null | undefined): string {
      const least = readMoney(from);
      if (!to) return t(($) => $.budget.over, { from: money(least) });
      const most = money(readMoney(to));
      if (least.amount === 0) return t(($) => $.budget.upTo, { to: most });
      return t(($) => $.budget.range, { from: money(least), to: most });
    },
    /** "3 to 6 months" */
    duration(from: Bound, to: Bound): string {
      if (to === null || to === undefined) return t(($) => $.duration.over, { count: from ?? 0 });
      if (!from) return t(($) => $.duration.under, { count: to });
      return t(($) => $.duration.range, { from: number(from), to: number(to) });
    },
    /** "10 to 49 people" */
    people(from: Bound, to: Bound): string {
      const least = number(from ?? 1);
      if (to === null || to === undefined) return t(($) => $.people.over, { from: least });
      return t(($) => $.people.range, { from: least, to: number(to) });
    },
  };
}
