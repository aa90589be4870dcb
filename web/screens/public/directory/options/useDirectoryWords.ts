import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../i18n/format.ts';
import { readMoney } from '../../../../i18n/money.ts';
import type { money_money$key } from '../../../../relay/__generated__/money_money.graphql.ts';
import type { BusinessSizeName } from '../../../../relay/__generated__/useDirectoryOptions_query.graphql.ts';

/** Localized labels of filter values. For ranges see `useRangeTexts`. */
export function useDirectoryWords() {
  const { t } = useTranslation('directory');
  const { money, language, country, locale } = useFormat();
  return {
    /** Label of a maximum budget. */
    budget: (most: money_money$key): string => t(($) => $.budget.upTo, { to: money(readMoney(most)) }),
    /** Null for an unknown size. */
    size: (name: BusinessSizeName | null | undefined): string | null => (name ? t(($) => $.size[name]) : null),
    /** A language's name, capitalized for a list. */
    language(tag: string): string {
      const name = language(tag);
      return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1);
    },
    /** "Berlin, Germany"; a country's name alone. */
    place(location: {
      readonly name: string;
      readonly type: string | null | undefined;
      readonly country: string;
    }): string {
      return location.type === 'COUNTRY' ? location.name : `${location.name}, ${country(location.country)}`;
    },
  };
}
