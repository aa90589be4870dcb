const GAP = 4;
const EDGE = 8;

/** Positions an open popover below its button, or above where there is more room, within the window. */
export function placeMenu(menu: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const roomBelow = window.innerHeight - at.bottom - GAP - EDGE;
  const roomAbove = at.top - GAP - EDGE;
  const above = height > roomBelow && roomAbove > roomBelow;
  const maxHeight = above ? roomAbove : roomBelow;
  menu.style.maxHeight = `${maxHeight}px`;
  menu.style.top = `${above ? at.top - GAP - Math.min(height, maxHeight) : at.bottom + GAP}px`;
  const last = window.innerWidth - EDGE - width;
  // The button itself may reach beyond the window, in a strip that scrolls.
  menu.style.left = `${Math.max(EDGE, Math.min(at.left > last ? at.right - width : at.left, last))}px`;
  menu.style.visibility = 'visible';
}
