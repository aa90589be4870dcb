import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormattedValue } from '../../../../i18n/FormattedValue.tsx';
import { useFormat } from '../../../../i18n/format.ts';
import type { Formatters } from '../../../../i18n/format.ts';
import type { FilterOption } from '../options/directoryOptions.ts';
import { useDirectory } from '../address/directoryNavigation.ts';
import { toggleValue } from '../address/directorySearch.ts';
import type { DirectoryFilter } from '../address/directorySearch.ts';
import { SearchLink } from '../address/SearchLink.tsx';
import { withTypedText } from '../address/typedText.ts';
import { UnfoldButton } from './UnfoldButton.tsx';
import styles from './FilterValues.module.css';

/** Values shown before "Show all". */
const SHORT_LIST = 7;

/**
 * A filter's values. Values without results are hidden unless they form a scale. The rest of a long list is rendered on
 * demand, because it would be half of the page's markup.
 */
export function FilterValues({
  filter,
  options,
  isScale,
}: {
  filter: DirectoryFilter;
  options: readonly FilterOption[];
  /** A short ordered scale: all values stay visible. */
  isScale: boolean;
}) {
  const { t } = useTranslation('directory');
  const { number } = useFormat();
  const { wanted, unfolded } = useDirectory();
  const [isUnfolded, setUnfolded] = useState(unfolded.includes(filter));
  const chosen = wanted[filter];
  const offered = isScale ? options : options.filter(({ value, count }) => count > 0 || chosen.includes(value));
  // Showing one more line takes no more space than a button.
  const isLong = offered.length > SHORT_LIST + 1;
  const shown =
    isLong && !isUnfolded ? offered.filter(({ value }, at) => at < SHORT_LIST || chosen.includes(value)) : offered;
  return (
    <>
      <ul role="list" className={styles.values}>
        {shown.map((option) => (
          <li key={option.value}>
            <FilterValue filter={filter} option={option} number={number} />
          </li>
        ))}
      </ul>
      {isLong && (
        <UnfoldButton filter={filter} isUnfolded={isUnfolded} setUnfolded={setUnfolded} className={styles.more}>
          {isUnfolded ? t(($) => $.filters.less) : t(($) => $.filters.more, { number: number(offered.length) })}
        </UnfoldButton>
      )}
    </>
  );
}

/**
 * A filter value: a checkbox for keyboard and form, with a link to the resulting list as its label. The link is not a
 * tab stop, because the checkbox does the same.
 */
export function FilterValue({
  filter,
  option: { value, label, count },
  number,
  replaces = [],
}: {
  filter: DirectoryFilter;
  option: FilterOption;
  /** Formats numbers; passed down because there are dozens of values. */
  number: Formatters['number'];
  /** Selected values that this one replaces. */
  replaces?: readonly string[];
}) {
  const { wanted, go } = useDirectory();
  const isChosen = wanted[filter].includes(value);
  const next = toggleValue(wanted, filter, value, replaces);
  const isOff = count === 0 && !isChosen;
  return (
    <label>
      <input
        type="checkbox"
        name={filter}
        value={value}
        checked={isChosen}
        disabled={isOff}
        onChange={() => go(withTypedText(next))}
      />
      {isOff ? (
        <FormattedValue>{label}</FormattedValue>
      ) : (
        <SearchLink to={next} takesText tabIndex={-1}>
          <FormattedValue>{label}</FormattedValue>
        </SearchLink>
      )}
      {(count > 0 || isOff) && <FormattedValue>{number(count)}</FormattedValue>}
    </label>
  );
}
