import { useTranslation } from 'react-i18next';
import { FormattedValue } from '../../../../i18n/FormattedValue.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { labelOf } from '../options/directoryOptions.ts';
import type { DirectoryOptions } from '../options/directoryOptions.ts';
import { useDirectory } from '../address/directoryNavigation.ts';
import { changeSearch, clearSearch, DIRECTORY_FILTERS, toggleValue } from '../address/directorySearch.ts';
import type { DirectorySearch } from '../address/directorySearch.ts';
import { SearchLink } from '../address/SearchLink.tsx';
import styles from './ActiveFilters.module.css';

/** Selected filter values, each with a link that removes it (DIR-03). */
export function ActiveFilters({ options }: { options: DirectoryOptions }) {
  const { t } = useTranslation('directory');
  const { wanted } = useDirectory();
  const chips = [
    ...(wanted.query === ''
      ? []
      : [
          {
            key: 'query',
            label: t(($) => $.active.query, { text: wanted.query }),
            without: changeSearch(wanted, { query: '' }),
          },
        ]),
    ...DIRECTORY_FILTERS.flatMap((filter) =>
      wanted[filter].map((value) => ({
        key: `${filter}:${value}`,
        label: labelOf(options, filter, value),
        without: toggleValue(wanted, filter, value),
      })),
    ),
  ] satisfies { key: string; label: string; without: DirectorySearch }[];
  if (chips.length === 0) return null;
  return (
    <nav aria-label={t(($) => $.active.label)} data-filters>
      <ul role="list" className={styles.chips}>
        {chips.map(({ key, label, without }) => (
          <li key={key}>
            <SearchLink
              to={without}
              takesText={key !== 'query'}
              className={styles.chip}
              aria-label={t(($) => $.active.remove, { name: label })}
              suppressHydrationWarning
            >
              <FormattedValue className={styles.text}>{label}</FormattedValue>
              <Icon name="close" size={14} />
            </SearchLink>
          </li>
        ))}
        <li>
          <SearchLink to={clearSearch(wanted)} className={styles.clear}>
            {t(($) => $.active.clear)}
          </SearchLink>
        </li>
      </ul>
    </nav>
  );
}
