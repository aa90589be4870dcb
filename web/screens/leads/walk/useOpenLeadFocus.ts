import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Moves the focus along with the open lead: to its row while the focus is in the list, to its heading if it covers the
 * list, and back to its row when it is closed.
 */
export function useOpenLeadFocus(list: RefObject<HTMLElement | null>, lead: string | null): void {
  const shown = useRef(lead);
  useEffect(() => {
    const before = shown.current;
    shown.current = lead;
    if (before === lead) return;
    const key = lead ?? before ?? '';
    const row = list.current?.querySelector<HTMLElement>(`[data-lead="${CSS.escape(key)}"]`);
    const link = row?.querySelector<HTMLElement>('a');
    const isCovered = lead !== null && list.current?.checkVisibility?.({ visibilityProperty: true }) === false;
    if (isCovered) {
      document.querySelector<HTMLElement>('[data-open-lead] h2')?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    } else if (isFree(list.current)) link?.focus({ preventScroll: true });
    if (!isCovered) row?.scrollIntoView?.({ block: 'nearest' });
  }, [list, lead]);
}

/** Whether the focus is in the list or nowhere. */
function isFree(list: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.id === 'content' || !!list?.contains(focused);
}
