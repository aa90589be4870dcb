import { useHref } from 'react-router-dom';
import { useEffect, useRef } from 'react';
import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormattedValue } from '../../../../i18n/FormattedValue.tsx';
import { Button, IconButton } from '../../../../ui/Button.tsx';
import type { DirectoryOptions } from '../options/directoryOptions.ts';
import { useDirectory } from '../address/directoryNavigation.ts';
import { FILTER_FORM } from '../address/typedText.ts';
import { DIRECTORY_FILTERS } from '../address/directorySearch.ts';
import type { DirectoryFilter } from '../address/directorySearch.ts';
import { BudgetValues } from './BudgetValues.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { FilterValues } from './FilterValues.tsx';
import { ServiceValues } from './ServiceValues.tsx';
import { useEarlierTicks } from './useEarlierTicks.ts';
import { useFilterForm } from './useFilterForm.ts';
import styles from './DirectoryFilters.module.css';

/** Id of the popover with the form on narrow windows. */
export const FILTER_LAYER = 'filters';

/** Filters that are open by default, because they are used most. */
const OPEN_AT_FIRST: readonly DirectoryFilter[] = ['services', 'locations', 'budget'];
const SCALES: readonly DirectoryFilter[] = ['employees', 'sizes', 'durations'];

/**
 * All filters: a column on desktops, a popover on narrow windows. Values are links in a form, so both work before and
 * without JavaScript; the popover opens and closes natively.
 */
export function DirectoryFilters({ options, totalCount }: { options: DirectoryOptions; totalCount: number }) {
  const { t } = useTranslation('directory');
  const { wanted } = useDirectory();
  const action = useHref('/agencies');
  const submit = useFilterForm();
  const layer = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useClosedInWideWindows(layer);
  useEarlierTicks(form, options);
  // The popover covers the page, so it closes when the focus leaves it.
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) layer.current?.hidePopover();
  };
  return (
    <div
      ref={layer}
      id={FILTER_LAYER}
      popover="auto"
      role="group"
      aria-label={t(($) => $.filters.title)}
      className={styles.layer}
      onBlur={closeBehind}
    >
      <header className={styles.head}>
        <h2>{t(($) => $.filters.title)}</h2>
        <IconButton
          icon="close"
          label={t(($) => $.filters.close)}
          popoverTarget={FILTER_LAYER}
          popoverTargetAction="hide"
        />
      </header>
      <form
        ref={form}
        id={FILTER_FORM}
        method="get"
        action={action}
        autoComplete="off"
        className={styles.form}
        onSubmit={(event) => {
          submit(event);
          layer.current?.hidePopover();
        }}
      >
        {wanted.sort !== 'score' && <input type="hidden" name="sort" value={wanted.sort} />}
        {DIRECTORY_FILTERS.filter(
          (filter) => wanted[filter].length > 0 || options[filter].some(({ count }) => count > 0),
        ).map((filter) => (
          <FilterGroup
            key={filter}
            name={t(($) => $.filters[filter])}
            chosen={wanted[filter].length}
            isOpenAtFirst={OPEN_AT_FIRST.includes(filter)}
          >
            {filter === 'services' ? (
              <ServiceValues options={options} />
            ) : filter === 'budget' ? (
              <BudgetValues options={options.budget} />
            ) : (
              <FilterValues filter={filter} options={options[filter]} isScale={SCALES.includes(filter)} />
            )}
          </FilterGroup>
        ))}
        <noscript>
          <button type="submit" className={styles.apply}>
            {t(($) => $.filters.apply)}
          </button>
        </noscript>
        <div className={styles.foot}>
          <Button type="submit" look="primary" wide>
            <FormattedValue>{t(($) => $.filters.show, { count: totalCount })}</FormattedValue>
          </Button>
        </div>
      </form>
    </div>
  );
}

/** Closes the popover when the window grows wide enough for the column. */
function useClosedInWideWindows(layer: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const wide = window.matchMedia('(width >= 75rem)');
    const close = () => {
      if (wide.matches) layer.current?.hidePopover();
    };
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [layer]);
}
