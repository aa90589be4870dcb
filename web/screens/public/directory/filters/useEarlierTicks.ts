import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { isMember } from '../../../../../domain/closedSet.ts';
import { useDirectory } from '../address/directoryNavigation.ts';
import { DIRECTORY_FILTERS, toggleValue } from '../address/directorySearch.ts';
import type { DirectoryFilter, DirectorySearch } from '../address/directorySearch.ts';
import { withTypedText } from '../address/typedText.ts';
import { replacedServices } from '../options/directoryOptions.ts';
import type { DirectoryOptions } from '../options/directoryOptions.ts';

interface Tick {
  readonly filter: DirectoryFilter;
  readonly value: string;
  readonly isTicked: boolean;
}

/** Applies all checkboxes and radio buttons that were ticked before hydration, in one step. */
export function useEarlierTicks(form: RefObject<HTMLFormElement | null>, options: DirectoryOptions): void {
  const { wanted, go } = useDirectory();
  const apply = useEffectEvent((ticks: readonly Tick[]) => {
    const earlier = ticks.filter((tick) => differs(wanted, tick));
    if (earlier.length === 0) return;
    let next = wanted;
    for (const tick of earlier) {
      // A part may have replaced this service already.
      if (differs(next, tick)) next = toggleValue(next, tick.filter, tick.value, replacedBy(tick, options));
    }
    go(withTypedText(next));
  });
  useEffect(() => {
    if (form.current) apply(ticksIn(form.current));
  }, [form]);
}

function ticksIn(form: HTMLFormElement): readonly Tick[] {
  return [...form.elements].flatMap((field) =>
    field instanceof HTMLInputElement && isTick(field) && isMember(DIRECTORY_FILTERS, field.name)
      ? [{ filter: field.name, value: field.value, isTicked: field.checked }]
      : [],
  );
}

/** Whether a control's state counts: that of checkboxes always does, that of radio buttons only if selected. */
function isTick({ type, checked, value }: HTMLInputElement): boolean {
  return type === 'checkbox' || (type === 'radio' && checked && value !== '');
}

function differs(search: DirectorySearch, { filter, value, isTicked }: Tick): boolean {
  return search[filter].includes(value) !== isTicked;
}

function replacedBy({ filter, value }: Tick, options: DirectoryOptions): readonly string[] {
  return filter === 'services' ? replacedServices(options, value) : [];
}
