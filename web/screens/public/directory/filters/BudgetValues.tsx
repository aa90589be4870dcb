import { useTranslation } from 'react-i18next';
import { FormattedValue } from '../../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../../i18n/format.ts';
import type { FilterOption } from '../options/directoryOptions.ts';
import { useDirectory } from '../address/directoryNavigation.ts';
import { changeSearch } from '../address/directorySearch.ts';
import { SearchLink } from '../address/SearchLink.tsx';
import { withTypedText } from '../address/typedText.ts';
import styles from './FilterValues.module.css';

/** The client's maximum budget, a single choice that can be left open. */
export function BudgetValues({ options }: { options: readonly FilterOption[] }) {
  const { t } = useTranslation('directory');
  const { number } = useFormat();
  const { wanted, go } = useDirectory();
  const choices = [
    ...options.filter(({ value, count }) => count > 0 || wanted.budget.includes(value)),
    { value: '', label: t(($) => $.budget.any), count: 0 },
  ];
  return (
    <ul role="list" className={styles.values}>
      {choices.map(({ value, label, count }) => {
        const next = changeSearch(wanted, { budget: value === '' ? [] : [value] });
        return (
          <li key={value}>
            <label>
              <input
                type="radio"
                name="budget"
                value={value}
                checked={value === (wanted.budget[0] ?? '')}
                onChange={() => go(withTypedText(next))}
              />
              <SearchLink to={next} takesText tabIndex={-1}>
                <FormattedValue>{label}</FormattedValue>
              </SearchLink>
              {count > 0 && <FormattedValue>{number(count)}</FormattedValue>}
            </label>
          </li>
        );
      })}
    </ul>
  );
}
