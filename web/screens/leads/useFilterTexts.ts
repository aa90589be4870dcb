import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import type { LeadsSearch } from './leadsSearch.ts';

/** The names of a list's filters. */
export function useFilterTexts({ status, type, period, from, to }: LeadsSearch) {
  const { t } = useTranslation('leads');
  const { t: tInbox } = useTranslation('inbox');
  const format = useFormat();
  const day = from ?? to;
  const days =
    day === null
      ? undefined
      : from !== null && to !== null
        ? format.days(from, to)
        : tInbox(($) => $.dates[from === null ? 'until' : 'since'], { day: format.days(day, day) });
  const selected = [
    status !== null && t(($) => $.statusFilter[status]),
    type !== 'all' && t(($) => $.typeFilter[type]),
    days ?? (period !== 'all' && t(($) => $.period[period])),
  ];
  return {
    /** The days received, if they were selected. */
    days,
    /** What narrows the list. */
    selected: selected.filter((text) => text !== false).join('\u00a0· '),
  };
}
