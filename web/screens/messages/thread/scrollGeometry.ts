/** Room left above the divider when the view opens at it, in CSS pixels. */
const ABOVE_DIVIDER_PX = 56;

/** Distance in CSS pixels. In a reversed column, the end is at 0 and everything before it is negative. */
export function distanceFromEnd(view: Element): number {
  return Math.abs(view.scrollTop);
}

export function distanceFromStart(view: Element): number {
  return view.scrollHeight - view.clientHeight - Math.abs(view.scrollTop);
}

export function dividerOf(view: Element): Element | null {
  return view.querySelector('[data-divider]');
}

/** The newest message received from the server. */
export function newestMessageOf(view: Element): Element | null {
  return [...view.querySelectorAll('[data-message]')].at(-1) ?? null;
}

/** Scrolls the divider near the top, or to the end if everything after it fits. */
export function showDivider(view: Element): void {
  const divider = dividerOf(view);
  if (!divider) return;
  view.scrollTop += divider.getBoundingClientRect().top - view.getBoundingClientRect().top - ABOVE_DIVIDER_PX;
}
