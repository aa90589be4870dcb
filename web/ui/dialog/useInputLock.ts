import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** Fields that change without an event that can be prevented, except the one that opens or steps them. */
const STEPPED = 'select, [type="number"]';
const TYPES = ['click', 'beforeinput', 'mousedown', 'keydown'];

/**
 * Ignores clicks and typing in an element while `isLocked`: in a form that closes or starts afresh once it is saved,
 * later changes would be lost. Unlike with `inert` or disabled fields, the focus stays where it is.
 */
export function useInputLock(element: RefObject<HTMLElement | null>, isLocked: boolean): void {
  // Before the screen is painted, so that an Enter right after a failure is shown is not ignored.
  useLayoutEffect(() => {
    const locked = isLocked ? element.current : null;
    if (!locked) return undefined;
    const ignore = (event: Event) => {
      if (event.type.endsWith('down') && !isStep(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    for (const type of TYPES) locked.addEventListener(type, ignore, true);
    return () => {
      for (const type of TYPES) locked.removeEventListener(type, ignore, true);
    };
  }, [element, isLocked]);
}

function isStep(event: Event): boolean {
  const isTab = 'key' in event && event.key === 'Tab';
  return !isTab && event.target instanceof Element && event.target.matches(STEPPED);
}
