/** Shorter absences, in ms, do not count, so that switching to and fro costs nothing. */
const AWAY_MS = 10_000;

/**
 * Calls `refetch` when the user returns to the page after a while: what it shows may have been changed in another tab or
 * by somebody else, and not everything is pushed. Not while a dialog is open, which could disappear with its row.
 */
export function refetchOnReturn(refetch: () => void): void {
  let leftAt: number | null = null;
  // `performance.now` stands still in many browsers while the computer sleeps.
  const leave = () => {
    leftAt ??= Date.now();
  };
  const comeBack = () => {
    const wasAway = leftAt !== null && Date.now() - leftAt >= AWAY_MS;
    if (wasAway && !document.querySelector('dialog[open]')) refetch();
    leftAt = null;
  };
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : comeBack()));
  // A window beside it stays visible.
  window.addEventListener('blur', leave);
  window.addEventListener('focus', comeBack);
}
