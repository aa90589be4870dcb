import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import { FormattedValue } from '../../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../../i18n/format.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FILTER_LAYER } from '../filters/DirectoryFilters.tsx';
import { useDirectory } from '../address/directoryNavigation.ts';
import { countChosen } from '../address/directorySearch.ts';
import { DIRECTORY_PAGE_SIZE } from '../address/directoryVariables.ts';
import { SortLinks } from './SortLinks.tsx';
import styles from './ResultsBar.module.css';

/** Above the list: the number of agencies, announced when it changes; sorting; the filter button on narrow windows. */
export function ResultsBar({
  totalCount,
  shown,
  hasReplyTimes,
}: {
  totalCount: number;
  shown: number;
  /** Whether the reply time of any agency on the page is known. */
  hasReplyTimes: boolean;
}) {
  const { t } = useTranslation('directory');
  const { number } = useFormat();
  const { search, wanted } = useDirectory();
  const isLoading = useNavigation().state !== 'idle';
  const chosen = countChosen(wanted);
  const first = (search.page - 1) * DIRECTORY_PAGE_SIZE;
  return (
    <div className={styles.bar}>
      <p className={styles.count} role="status" tabIndex={-1} data-results aria-busy={isLoading}>
        <FormattedValue>
          {totalCount > shown && shown > 0
            ? t(($) => $.range, { count: totalCount, from: number(first + 1), to: number(first + shown) })
            : t(($) => $.total, { count: totalCount })}
        </FormattedValue>
      </p>
      <Button
        icon="settings"
        className={styles.open}
        popoverTarget={FILTER_LAYER}
        aria-label={chosen > 0 ? t(($) => $.filters.openCount, { count: chosen }) : undefined}
      >
        {chosen > 0 ? `${t(($) => $.filters.open)} (${number(chosen)})` : t(($) => $.filters.open)}
      </Button>
      {totalCount > 1 && <SortLinks hasReplyTimes={hasReplyTimes} />}
    </div>
  );
}
