import { languageTag } from '../../../domain/locales.ts';
import { useFormat } from '../../i18n/format.ts';
import type { Money } from '../../i18n/money.ts';

/** Formats amounts of a bill always with cents, so that they can be added up by eye. */
export function useExactMoney(): (value: Money) => string {
  const { locale } = useFormat();
  return ({ amount, currency }) =>
    new Intl.NumberFormat(languageTag(locale), { style: 'currency', currency }).format(amount);
}
