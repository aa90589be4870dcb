import { useTranslation } from 'react-i18next';
import { isMember } from '../../../../domain/closedSet.ts';
import { useFormat } from '../../../i18n/format.ts';
import type { Money } from '../../../i18n/money.ts';

const DURATIONS = ['lessThanMonth', 'oneToThreeMonths', 'threeToSixMonths', 'moreThanSixMonths'] as const;

/** Puts a budget into words, as the leads list does: a range, or a single bound; null if both are unknown. */
export function useBudgetText(): (from: Money | null, to: Money | null) => string | null {
  const { t } = useTranslation('messages');
  const { money, moneyRange } = useFormat();
  return (from, to) => {
    if (to === null) return from && t(($) => $.budget.over, { from: money(from) });
    if (from === null || from.amount === 0) return t(($) => $.budget.upTo, { to: money(to) });
    return moneyRange(from, to);
  };
}

/** Puts a project duration into words; null for an unknown value. */
export function useDurationText(): (duration: string | undefined) => string | null {
  const { t } = useTranslation('messages');
  return (duration) => (isMember(DURATIONS, duration) ? t(($) => $.duration[duration]) : null);
}
