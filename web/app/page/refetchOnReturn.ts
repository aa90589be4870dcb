import { onDialogsChange, topDialog } from '../../ui/dialog/openDialogs.ts';

/** Shorter absences, in ms, do not count, so that switching back and forth costs nothing. */
const AWAY_MS = 10_000;

/**
 * Calls `refetch` when the user returns to the page after a while: what it shows may have been changed in another tab or
 * by somebody else, and not everything is pushed. An open dialog could disappear with its row, so that is awaited.
 */
export function refetchOnReturn(refetch: () => void): void {
  let leftAt = Infinity;
  let isDue = false;
  // Later, because another dialog may take the place of the closed one.
  const refetchIfDue = () =>
    setTimeout(() => {
      if (!isDue || topDialog()) return;
      isDue = false;
      refetch();
    });
  // `performance.now` stands still in many browsers while the computer sleeps.
  const leave = () => {
    leftAt = Math.min(leftAt, Date.now());
  };
  const comeBack = () => {
    isDue ||= Date.now() - leftAt >= AWAY_MS;
    leftAt = Infinity;
    refetchIfDue();
  };
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : comeBack()));
  // A window beside it stays visible.
  window.addEventListener('blur', leave);
  window.addEventListener('focus', comeBack);
  onDialogsChange(refetchIfDue);
}
