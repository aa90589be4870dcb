import { languageTag } from '../../../domain/locales.ts';
import { PRICE_CURRENCY } from '../../../domain/prices.ts';
import { useFormat } from '../../i18n/format.ts';

/** Amounts of a bill: always with cents, so that they can be added up by eye. */
export function useExactMoney(): (amount: number) => string {
  const { locale } = useFormat();
  const money = new Intl.NumberFormat(languageTag(locale), { style: 'currency', currency: PRICE_CURRENCY });
  return (amount) => money.format(amount);
}
