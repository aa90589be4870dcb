import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { inPriceCurrency } from '../../../i18n/money.ts';
import type { Figure } from './figureNames.ts';

/** Names of the figures, and their values as text: budgets are money. */
export function useFigureTexts() {
  const { t } = useTranslation('dashboard');
  const { t: tHome } = useTranslation('home');
  const format = useFormat();
  const names: Readonly<Record<Figure, string>> = {
    impressions: t(($) => $.page.impressions),
    pageViews: t(($) => $.page.pageViews),
    clicks: tHome(($) => $.figures.clicks),
    leads: t(($) => $.leads.count),
    budgets: t(($) => $.leads.budgets),
  };
  const valueOf = (figure: Figure, value: number) =>
    figure === 'budgets' ? format.money(inPriceCurrency(value)) : format.number(value);
  return { names, valueOf };
}
