import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormattedValue } from '../../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../../i18n/format.ts';
import type {
  AgencyFilterName,
  DirectoryEmpty_agencies$key,
} from '../../../../relay/__generated__/DirectoryEmpty_agencies.graphql.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import type { IconName } from '../../../../ui/Icon.tsx';
import { EmptyState } from '../../../../ui/Panels.tsx';
import { useDirectory } from '../address/directoryNavigation.ts';
import { changeSearch, clearSearch, countChosen } from '../address/directorySearch.ts';
import type { DirectoryFilter } from '../address/directorySearch.ts';
import { SearchLink } from '../address/SearchLink.tsx';
import styles from './DirectoryEmpty.module.css';

/** Filter names in URLs. */
const FILTERS: Readonly<Record<AgencyFilterName, DirectoryFilter | 'query'>> = {
  SERVICES: 'services',
  INDUSTRIES: 'industries',
  BUDGETS: 'budgets',
  LANGUAGES: 'languages',
  LOCATIONS: 'locations',
  BUSINESS_SIZES: 'sizes',
  NUMBER_OF_EMPLOYEES: 'employees',
  PROJECT_DURATIONS: 'durations',
  QUERY: 'query',
};
const ICONS: Readonly<Partial<Record<DirectoryFilter | 'query', IconName>>> = {
  query: 'search',
  locations: 'pin',
  budgets: 'deal',
  languages: 'globe',
  employees: 'user',
  durations: 'clock',
};
/** Maximum filters offered for removal. */
const OFFERED = 3;

/** Empty results with a next step: back to page 1, or remove a filter (DIR-10). */
export function DirectoryEmpty({ agencies }: { agencies: DirectoryEmpty_agencies$key }) {
  const { t } = useTranslation('directory');
  const { number } = useFormat();
  const { search } = useDirectory();
  const { pages, wider } = useFragment(
    graphql`
      fragment DirectoryEmpty_agencies on AgencyConnection @throwOnFieldError {
        pages
        wider {
          filter
          count
        }
      }
    `,
    agencies,
  );
  if (pages > 0) {
    return (
      <EmptyState
        icon="search"
        title={<FormattedValue>{t(($) => $.beyondEnd.title, { page: number(search.page) })}</FormattedValue>}
        action={
          <SearchLink to={changeSearch(search, {})} className={styles.main}>
            {t(($) => $.beyondEnd.action)}
          </SearchLink>
        }
      >
        {t(($) => $.beyondEnd.text, { count: pages })}
      </EmptyState>
    );
  }
  if (countChosen(search) === 0) {
    return (
      <EmptyState icon="search" title={t(($) => $.empty.title)}>
        {t(($) => $.empty.noneText)}
      </EmptyState>
    );
  }
  const offers = wider.flatMap(({ filter, count }) => (filter ? [{ filter: FILTERS[filter], count }] : []));
  return (
    <EmptyState
      icon="search"
      title={t(($) => $.empty.title)}
      action={
        <SearchLink to={clearSearch(search)} className={styles.main}>
          {t(($) => $.filters.clear)}
        </SearchLink>
      }
    >
      {offers.length > 0 && <p>{t(($) => $.empty.text)}</p>}
      {offers.length > 0 && (
        <ul role="list" className={styles.wider} aria-label={t(($) => $.empty.wider)}>
          {offers.slice(0, OFFERED).map(({ filter, count }) => (
            <li key={filter}>
              <SearchLink
                to={changeSearch(search, filter === 'query' ? { query: '' } : { [filter]: [] })}
                className={styles.link}
              >
                <Icon name={ICONS[filter] ?? 'close'} size={18} />
                <span>
                  {t(($) => $.empty.without, {
                    filter: filter === 'query' ? t(($) => $.filters.search) : t(($) => $.filters[filter]),
                  })}
                </span>
                <FormattedValue className={styles.count}>
                  {t(($) => $.total, { count, number: number(count) })}
                </FormattedValue>
              </SearchLink>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
}
