import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../i18n/format.ts';
import { readMoney } from '../../../../i18n/money.ts';
import type { money_money$key } from '../../../../relay/__generated__/money_money.graphql.ts';
import type { BusinessSizeName } from '../../../../relay/__generated__/useDirectoryOptions_query.graphql.ts';

interface Range {
  readonly from: number | null | undefined;
  readonly to: number | null | undefined;
}

/**
 * The values of the filters in the reader's words. Ranges are whole sentences of the translation with each end written
 * by itself: Intl writes ranges differently on the server and in browsers, and the page must be the same in both.
 */
export function useDirectoryWords() {
  const { t } = useTranslation('directory');
  const { money, number, language, country, locale } = useFormat();
  return {
    /** The most a client can pay. */
    budget: (most: money_money$key): string => t(($) => $.budget.upTo, { to: money(readMoney(most)) }),
    people({ from, to }: Range): string {
      if (to === null || to === undefined) return t(($) => $.people.over, { from: number(from ?? 0) });
      return t(($) => $.people.between, { from: number(from ?? 0), to: number(to) });
    },
    /** Whole months. */
    duration({ from, to }: Range): string {
      if (to === null || to === undefined) return t(($) => $.duration.over, { count: from ?? 0 });
      if (!from) return t(($) => $.duration.under, { count: to });
      return t(($) => $.duration.between, { from: number(from), count: to });
    },
    /** Null for a size that this portal does not know. */
    size: (name: BusinessSizeName | null | undefined): string | null => (name ? t(($) => $.size[name]) : null),
    /** A language's name with a capital, as entries of a list have. */
    language(tag: string): string {
      const name = language(tag);
      return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1);
    },
    /** "Berlin, Germany"; a country by its name alone. */
    place(location: {
      readonly name: string;
      readonly type: string | null | undefined;
      readonly country: string;
    }): string {
      return location.type === 'COUNTRY' ? location.name : `${location.name}, ${country(location.country)}`;
    },
  };
}
