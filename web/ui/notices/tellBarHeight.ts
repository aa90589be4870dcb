/**
 * Ref of a bar at the bottom of the window. Publishes its height for floating elements; it varies because its buttons
 * wrap with language and width, and a text field in it grows.
 */
export function tellBarHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--save-bar', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--save-bar');
  };
}
