import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Scrolls a strip horizontally until the match of `selector` is visible, without scrolling the page. */
export function useShownInScroller(strip: RefObject<HTMLElement | null>, selector: string): void {
  useEffect(() => {
    const element = strip.current;
    const target = element?.querySelector(selector);
    if (!element || !target) return;
    const frame = element.getBoundingClientRect();
    const box = target.getBoundingClientRect();
    if (box.left < frame.left || box.right > frame.right) {
      element.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2);
    }
  }, [strip, selector]);
}
