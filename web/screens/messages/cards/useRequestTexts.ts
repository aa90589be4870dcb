import { useTranslation } from 'react-i18next';
import { isMember } from '../../../../domain/closedSet.ts';
import { useFormat } from '../../../i18n/format.ts';
import type { Money } from '../../../i18n/money.ts';

const DURATIONS = ['lessThanMonth', 'oneToThreeMonths', 'threeToSixMonths', 'moreThanSixMonths'] as const;

/** Puts a budget into words: a range, or a single bound; null if both are unknown. */
export function useBudgetText(): (from: Money | null, to: Money | null) => string | null {
  const { t } = useTranslation('messages');
  const { money } = useFormat();
  return (from, to) => {
    if (from !== null && to !== null) return t(($) => $.budget.range, { from: money(from), to: money(to) });
    if (from !== null) return t(($) => $.budget.from, { from: money(from) });
    return to === null ? null : t(($) => $.budget.to, { to: money(to) });
  };
}

/** Puts a project duration into words; null for an unknown value. */
export function useDurationText(): (duration: string | undefined) => string | null {
  const { t } = useTranslation('messages');
  return (duration) => (isMember(DURATIONS, duration) ? t(($) => $.duration[duration]) : null);
}
