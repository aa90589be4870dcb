import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../i18n/format.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { FILTER_FORM } from '../address/typedText.ts';
import { useDirectory } from '../address/directoryNavigation.ts';
import { changeSearch } from '../address/directorySearch.ts';
import type { FilterOption } from '../options/directoryOptions.ts';
import { BudgetField } from './BudgetField.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';
import { useFieldText } from './useFieldText.ts';
import styles from './DirectorySearchBar.module.css';

/**
 * Search by text, place and budget (DIR-04, DIR-05). `places` are the selected ones. The fields belong to the filter
 * form, which is elsewhere on the page.
 */
export function DirectorySearchBar({
  places,
  budgets,
}: {
  places: readonly { readonly name: string }[];
  budgets: readonly FilterOption[];
}) {
  const { t } = useTranslation('directory');
  const { names } = useFormat();
  const { wanted } = useDirectory();
  const field = useFieldText(wanted.query);
  // A place or budget applies at once, with the text before it.
  const typed = () => changeSearch(wanted, { query: field.current?.value.trim() ?? wanted.query });
  return (
    <div role="search" className={styles.bar}>
      <div className={styles.field}>
        <Icon name="search" size={18} />
        <input
          ref={field}
          form={FILTER_FORM}
          type="search"
          name="q"
          defaultValue={wanted.query}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          className={styles.input}
          aria-label={t(($) => $.filters.search)}
          placeholder={t(($) => $.filters.searchHint)}
        />
      </div>
      <PlaceSearch
        className={styles.field}
        inputClassName={styles.input}
        typed={typed}
        chosen={names(places.map(({ name }) => name))}
      />
      {budgets.length > 0 && <BudgetField options={budgets} typed={typed} />}
      <Button type="submit" form={FILTER_FORM} look="primary" className={styles.submit}>
        {t(($) => $.filters.search)}
      </Button>
    </div>
  );
}
