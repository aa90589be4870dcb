/** Whether what had the focus is gone from the page. */
function isGone(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Whether what has the focus is no longer shown: another pane took its place. */
function isHidden(): boolean {
  return !isGone() && document.activeElement?.checkVisibility() === false;
}

/** A chat took the list's place on a phone: the focus goes with it. */
export function followIntoChat(chat: HTMLElement | null): void {
  if (isHidden()) chat?.focus({ preventScroll: true });
}

/** A chat was closed and took the focus with it: back to its row, or to the first one when its row is gone as well. */
export function returnToList(chatUuid: string): void {
  if (!isGone() && !isHidden()) return;
  const row = document.querySelector(`[data-chat="${CSS.escape(chatUuid)}"]`) ?? document.querySelector('[data-chat]');
  row?.querySelector('a')?.focus();
}
