/**
 * Scrolls strips of links until the one that gets the focus by keyboard is fully in the window: Chromium leaves one in
 * place of which a few pixels are visible.
 */
export function showFocusInStrips(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
    const { left, right } = target.getBoundingClientRect();
    if (left < 0 || right > window.innerWidth) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
