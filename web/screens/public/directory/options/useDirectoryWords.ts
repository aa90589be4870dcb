import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../i18n/format.ts';
import type { BusinessSizeName } from '../../../../relay/__generated__/useDirectoryOptions_query.graphql.ts';

/** Localized labels of filter values. For ranges see `useRangeTexts`. */
export function useDirectoryWords() {
  const { t } = useTranslation('directory');
  const { language, country, locale } = useFormat();
  return {
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
