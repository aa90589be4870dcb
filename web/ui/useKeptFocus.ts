import { useEffect } from 'react';
import type { RefObject } from 'react';

interface Places {
  /** Selector of a list's rows, direct children of the list. */
  readonly row: string;
  /** Selector of what takes the focus in a row. */
  readonly control: string;
  /** Selector of what takes it if the list is gone, empty, or was not where the focus was. */
  readonly fallback: string;
  /** Whether the first row that is added takes it before that, as after the last "Show more". */
  readonly isPaged?: boolean;
}

/**
 * Keeps the keyboard focus in place when the focused element disappears, because a row loses its buttons or leaves its
 * list. The focus moves within the same row, else to the row that took its place.
 */
export function useKeptFocus(
  place: RefObject<HTMLElement | null>,
  { row, control, fallback, isPaged = false }: Places,
): void {
  useEffect(() => {
    const root = place.current;
    if (!root) return undefined;
    let last: Element | null = null;
    let lastRow: Element | null = null;
    let list: Element | null = null;
    let index = 0;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      last = target;
      lastRow = target.closest(row);
      list = lastRow?.parentElement ?? null;
      index = list && lastRow ? [...list.children].indexOf(lastRow) : 0;
    };
    const isRow = (node: Node): node is Element => node instanceof Element && node.matches(row);
    const rescue = (changes: readonly MutationRecord[]) => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      const rows = list?.isConnected ? [...list.children] : [];
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).find(isRow);
      const same = lastRow?.isConnected ? lastRow : rows.at(Math.min(index, rows.length - 1));
      // A row with a list of its own: "Show more" added to that.
      const next = added && same?.contains(added) ? added : (same ?? (isPaged ? added : undefined));
      const target = next?.querySelector<HTMLElement>(control) ?? root.querySelector<HTMLElement>(fallback);
      target?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(rescue);
    root.addEventListener('focusin', remember);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [place, row, control, fallback, isPaged]);
}
