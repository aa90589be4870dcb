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
import { UnfoldButton } from './UnfoldButton.tsx';
import styles from './FilterValues.module.css';

/** Values shown before "Show all". */
const SHORT_LIST = 7;

/**
 * The values of one filter: those that fit no agency stay away unless the list is a scale. The rest of a long list is not in the
 * page until it is asked for: it would be half of all that the page consists of.
 */
export function FilterValues({
  filter,
  options,
  isScale = false,
}: {
  filter: DirectoryFilter;
  options: readonly FilterOption[];
  /** A few values in an order of their own: all of them stay, so that the scale is seen whole. */
  isScale?: boolean;
}) {
  const { t } = useTranslation('directory');
  const { number } = useFormat();
  const { wanted, unfolded } = useDirectory();
  const [isUnfolded, setUnfolded] = useState(unfolded.includes(filter));
  const chosen = wanted[filter];
  const offered = isScale ? options : options.filter(({ value, count }) => count > 0 || chosen.includes(value));
  // One more line is no longer than the line that would offer it.
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
 * A value to choose: a checkbox for the keyboard and for the form, whose text is a real link to the list it leads to.
 * The link is no further stop of the keyboard, because the checkbox does the same.
 */
export function FilterValue({
  filter,
  option: { value, label, count },
  number,
  replaces = [],
}: {
  filter: DirectoryFilter;
  option: FilterOption;
  /** Of the reader's language: handed on, because there are scores of values. */
  number: Formatters['number'];
  /** Chosen values that give way to this one. */
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
        onChange={() => go(next)}
      />
      {isOff ? (
        <FormattedValue>{label}</FormattedValue>
      ) : (
        <SearchLink to={next} tabIndex={-1}>
          <FormattedValue>{label}</FormattedValue>
        </SearchLink>
      )}
      {(count > 0 || isOff) && <FormattedValue>{number(count)}</FormattedValue>}
    </label>
  );
}
