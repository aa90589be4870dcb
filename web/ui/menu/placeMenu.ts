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
  const fromEnd = at.left + width > window.innerWidth - EDGE;
  menu.style.left = `${Math.max(EDGE, fromEnd ? at.right - width : at.left)}px`;
  menu.style.visibility = 'visible';
}
