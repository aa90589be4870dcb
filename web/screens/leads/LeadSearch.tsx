import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/routing/paths.ts';
import { SearchBox } from '../../app/search/SearchBox.tsx';
import { changeFilter, leadsQuery } from './leadsSearch.ts';
import type { LeadsSearch } from './leadsSearch.ts';
import styles from './LeadFilters.module.css';

/** Searches names, companies, websites and requests. */
export function LeadSearch({ wanted }: { wanted: LeadsSearch }) {
  const { t } = useTranslation('inbox');
  const navigate = useNavigate();
  return (
    <SearchBox
      className={styles.search}
      query={wanted.query}
      label={t(($) => $.search.label)}
      shortcutLabel={t(($) => $.keys.search)}
      onSearch={(query) =>
        void navigate(paths.leads + leadsQuery(changeFilter(wanted, { query })), {
          replace: true,
          preventScrollReset: true,
        })
      }
    />
  );
}
