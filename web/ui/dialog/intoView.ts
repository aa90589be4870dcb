/** A ref that scrolls an element into view when it appears. */
export function intoView(element: Element | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}
