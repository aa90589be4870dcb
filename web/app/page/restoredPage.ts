/**
 * Calls `reload` when the back/forward cache restores a page that may be out of date: one that shows an account, which
 * may have been signed out since, or one whose language or theme was changed on another page.
 */
export function reloadRestored(showsAccount: boolean, reload: () => void): void {
  let preferences = '';
  window.addEventListener('pagehide', () => {
    preferences = document.cookie;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && (showsAccount || document.cookie !== preferences)) reload();
  });
}
