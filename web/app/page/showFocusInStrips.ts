/**
 * Scrolls strips of links until the one that gets the focus by keyboard is fully visible: Chromium does not scroll to a
 * link that is already visible by a few pixels.
 */
export function showFocusInStrips(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
    const { left, right } = target.getBoundingClientRect();
    if (left < 0 || right > window.innerWidth) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
