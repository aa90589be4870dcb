import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDirectory } from '../address/directoryNavigation.ts';
import { changeSearch } from '../address/directorySearch.ts';
import type { DirectorySearch } from '../address/directorySearch.ts';
import type { FilterOption } from '../options/directoryOptions.ts';
import { useFieldText } from './useFieldText.ts';
import styles from './BudgetField.module.css';

/**
 * The client's maximum budget, next to text and place. The filters have the same choice as part of the form, so this
 * field has no name, applies at once, and is hidden where scripts are off.
 */
export function BudgetField({
  options,
  typed,
}: {
  options: readonly FilterOption[];
  /** The search with the text that is typed. */
  typed: () => DirectorySearch;
}) {
  const { t } = useTranslation('directory');
  const { wanted, go } = useDirectory();
  const chosen = wanted.budget[0] ?? '';
  const field = useFieldText<HTMLSelectElement>(chosen);
  const choose = (value: string) => go(changeSearch(typed(), { budget: value === '' ? [] : [value] }));
  const applyEarlier = useEffectEvent(() => {
    const value = field.current?.value ?? chosen;
    if (value !== chosen) choose(value);
  });
  // A choice from before hydration.
  useEffect(() => applyEarlier(), []);
  return (
    <select
      ref={field}
      className={styles.budget}
      aria-label={t(($) => $.filters.budget)}
      defaultValue={chosen}
      autoComplete="off"
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">{t(($) => $.budget.any)}</option>
      {options
        .filter(({ value, count }) => count > 0 || value === chosen)
        .map(({ value, label }) => (
          <option key={value} value={value} suppressHydrationWarning>
            {label}
          </option>
        ))}
    </select>
  );
}
