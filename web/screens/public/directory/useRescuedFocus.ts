import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Moves the focus when the focused link disappears with its filter: to the link that takes its place, else to the
 * result of `fallback`.
 */
export function useRescuedFocus(place: RefObject<HTMLElement | null>, fallback: string): void {
  useEffect(() => {
    const root = place.current;
    if (!root) return undefined;
    let last: Element | null = null;
    let list: Element | null = null;
    let index = 0;
    const linksOf = (element: Element) => [...element.querySelectorAll<HTMLElement>('a')];
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      last = target;
      list = target.closest('ul');
      index = list ? linksOf(list).findIndex((link) => link === target) : 0;
    };
    const rescue = () => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      const links = list?.isConnected ? linksOf(list) : [];
      const next = links.at(Math.min(index, links.length - 1)) ?? root.querySelector<HTMLElement>(fallback);
      next?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(rescue);
    root.addEventListener('focusin', remember);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [place, fallback]);
}
