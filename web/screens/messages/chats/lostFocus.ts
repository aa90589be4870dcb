/** Whether the focused element was removed from the page. */
function isGone(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Whether the focused element is hidden because another pane replaced it. */
function isHidden(): boolean {
  return !isGone() && document.activeElement?.checkVisibility() === false;
}

/** Moves the focus into the chat when it replaces the list on a phone. */
export function followIntoChat(chat: HTMLElement | null): void {
  if (isHidden()) chat?.focus({ preventScroll: true });
}

/** Restores the focus after a chat closed: to its row, or to the first row if that is gone. */
export function returnToList(chatUuid: string): void {
  if (!isGone() && !isHidden()) return;
  const row = document.querySelector(`[data-chat="${CSS.escape(chatUuid)}"]`) ?? document.querySelector('[data-chat]');
  row?.querySelector('a')?.focus();
}
