import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps the keyboard focus in place when the focused element disappears, because an answered lead loses its buttons or
 * leaves a filtered list. Focuses the match of `selector` in the same table row, else in the row that took its place,
 * else `place` itself.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>, selector: string): void {
  useEffect(() => {
    const root = place.current;
    if (!root) return undefined;
    let last: Element | null = null;
    let row: Element | null = null;
    let index = 0;
    const rows = () => [...root.querySelectorAll('tbody tr')];
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      last = target;
      row = target.closest('tbody tr');
      index = row ? rows().indexOf(row) : 0;
    };
    const rescue = () => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      const next = row?.isConnected ? row : (rows().at(Math.min(index, rows().length - 1)) ?? root);
      next.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(rescue);
    root.addEventListener('focusin', remember);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [place, selector]);
}
