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
import { changeSearch, clearSearch, countChosen, toggleValue } from '../address/directorySearch.ts';
import type { DirectoryFilter, DirectorySearch } from '../address/directorySearch.ts';
import { SearchLink } from '../address/SearchLink.tsx';
import { useDirectoryWords } from '../options/useDirectoryWords.ts';
import styles from './DirectoryEmpty.module.css';

/** Filter names in URLs. */
const FILTERS: Readonly<Partial<Record<AgencyFilterName, DirectoryFilter | 'query'>>> = {
  SERVICES: 'services',
  INDUSTRIES: 'industries',
  MAX_BUDGET: 'budget',
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
  budget: 'deal',
  languages: 'globe',
  employees: 'user',
  durations: 'clock',
};
interface Offer {
  readonly text: string;
  readonly icon: IconName;
  readonly count: number;
  readonly to: DirectorySearch;
}
/** Maximum alternatives offered. */
const OFFERED = 3;

/** Empty results with a next step: back to page 1, or remove a filter (DIR-10). */
export function DirectoryEmpty({ agencies }: { agencies: DirectoryEmpty_agencies$key }) {
  const { t } = useTranslation('directory');
  const { number } = useFormat();
  const { search } = useDirectory();
  const words = useDirectoryWords();
  const { pages, wider, understood } = useFragment(
    graphql`
      fragment DirectoryEmpty_agencies on AgencyConnection @throwOnFieldError {
        pages
        wider {
          filter
          count
        }
        understood {
          count
          countOfOthers
          service {
            alias
            name
          }
          industry {
            key
            name
          }
          location {
            alias
            name
          }
          language {
            key
            code
          }
          budget {
            key
            to {
              ...money_money
            }
          }
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
    return <EmptyState icon="search" title={t(($) => $.empty.none)} />;
  }
  const parts = understood.flatMap(({ count, countOfOthers, service, industry, location, language, budget }) => {
    const part = (name: string, icon: IconName, filter: DirectoryFilter, value: string) => [
      { name, icon, count, countOfOthers, filter, value },
    ];
    if (service) return part(service.name, 'search', 'services', service.alias);
    if (industry) return part(industry.name, 'user', 'industries', industry.key);
    if (location) return part(location.name, 'pin', 'locations', location.alias);
    if (language) return part(words.language(language.code), 'globe', 'languages', language.key);
    return budget?.to ? part(words.budget(budget.to), 'deal', 'budget', budget.key) : [];
  });
  /** The search with parts of its text as filters, instead of the text. */
  const select = (selected: typeof parts): DirectorySearch => {
    const replaced = Object.fromEntries(selected.map(({ filter }) => [filter, []]));
    return selected.reduce<DirectorySearch>(
      (wanted, { filter, value }) => (wanted[filter].includes(value) ? wanted : toggleValue(wanted, filter, value)),
      changeSearch(search, { query: '', ...replaced }),
    );
  };
  const alone = parts.flatMap((part): Offer[] => {
    const { name, icon, count } = part;
    return count ? [{ text: t(($) => $.empty.alone, { name }), icon, count, to: select([part]) }] : [];
  });
  // Of two parts, leaving one out is the same as the other one alone.
  const others = (parts.length > 2 ? parts : []).flatMap((part): Offer[] => {
    const { name, icon, countOfOthers: count } = part;
    const to = select(parts.filter((other) => other !== part));
    return count ? [{ text: t(($) => $.empty.without, { filter: name }), icon, count, to }] : [];
  });
  const without = wider.flatMap(({ filter: name, count }) => {
    const filter = name && FILTERS[name];
    return filter ? [{ filter, count }] : [];
  });
  const remove = ({ filter, count }: (typeof without)[number]): Offer => ({
    // The words that were searched for say more than the name of their field.
    text: t(($) => $.empty.without, { filter: filter === 'query' ? search.query : t(($) => $.filters[filter]) }),
    icon: ICONS[filter] ?? 'close',
    count,
    to: changeSearch(search, filter === 'query' ? { query: '' } : { [filter]: [] }),
  });
  // What keeps more of the search comes first.
  const offers = [
    ...without.filter(({ filter }) => filter !== 'query').map(remove),
    ...others,
    ...alone,
    ...without.filter(({ filter }) => filter === 'query').map(remove),
  ].slice(0, OFFERED);
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
      {/* A part of the search text alone keeps none of the others. */}
      {offers.length > 0 && !offers.some((offer) => alone.includes(offer)) && <p>{t(($) => $.empty.text)}</p>}
      {offers.length > 0 && (
        <ul role="list" className={styles.wider} aria-label={t(($) => $.empty.wider)}>
          {offers.map(({ text, icon, count, to }) => (
            <li key={text}>
              <SearchLink to={to} className={styles.link}>
                <Icon name={icon} size={18} />
                <span>{text}</span>
                <FormattedValue className={styles.count}>{t(($) => $.total, { count })}</FormattedValue>
              </SearchLink>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
}
