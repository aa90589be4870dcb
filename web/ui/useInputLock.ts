import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Fields that change without an event that can be prevented, except the one that opens or steps them. */
const STEPPED = 'select, [type="number"]';

/**
 * Ignores clicks and typing in an element while `isLocked`: in a form that closes or starts afresh once it is saved,
 * later changes would be lost. Unlike with `inert` or disabled fields, the focus stays where it is.
 */
export function useInputLock(element: RefObject<HTMLElement | null>, isLocked: boolean): void {
  useEffect(() => {
    const locked = isLocked ? element.current : null;
    if (!locked) return undefined;
    const ignore = (event: Event) => {
      // Not in a dialog in front of the element.
      if (!(event.target instanceof Element) || event.target.closest('dialog') !== locked.closest('dialog')) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const ignoreStep = (event: Event) => {
      const isTab = event instanceof KeyboardEvent && event.key === 'Tab';
      if (!isTab && event.target instanceof Element && event.target.matches(STEPPED)) ignore(event);
    };
    const ignored = [
      ['click', ignore],
      ['beforeinput', ignore],
      ['mousedown', ignoreStep],
      ['keydown', ignoreStep],
    ] as const;
    for (const [type, listener] of ignored) locked.addEventListener(type, listener, true);
    return () => {
      for (const [type, listener] of ignored) locked.removeEventListener(type, listener, true);
    };
  }, [element, isLocked]);
}
