import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Scrolls a strip sideways so far that what `selector` finds in it is seen. The page itself stays where it is. */
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
