import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SEARCH_TEXT_MAX } from '../../../domain/textLength.ts';
import { paths } from '../../app/routing/paths.ts';
import { useSearchText } from '../../app/search/useSearchText.ts';
import { ShortcutKey } from '../../app/shortcuts/ShortcutKey.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { changeFilter, leadsQuery } from './leadsSearch.ts';
import type { LeadsSearch } from './leadsSearch.ts';
import styles from './LeadSearch.module.css';

/** Searches names, companies, websites and requests. The text is in the URL, so Back and shared links keep it. */
export function LeadSearch({ wanted }: { wanted: LeadsSearch }) {
  const { t } = useTranslation('inbox');
  const navigate = useNavigate();
  const { text, fieldProps, clear } = useSearchText(
    wanted.query,
    (query) =>
      void navigate(paths.leads + leadsQuery(changeFilter(wanted, { query })), {
        replace: true,
        preventScrollReset: true,
      }),
    t(($) => $.keys.search),
  );
  return (
    <div role="search" className={styles.search}>
      <Icon name="search" size={16} />
      <input
        {...fieldProps}
        className={styles.input}
        aria-label={t(($) => $.search.label)}
        placeholder={t(($) => $.search.label)}
        maxLength={SEARCH_TEXT_MAX}
      />
      {text === '' ? (
        <ShortcutKey name="/" className={styles.key} />
      ) : (
        <IconButton icon="close" label={t(($) => $.search.clear)} onClick={clear} />
      )}
    </div>
  );
}
