import { hasOnScreenKeyboard } from '../composer/onScreenKeyboard.ts';

/** Whether the focused element was removed from the page. */
function isGone(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Whether the focused element is hidden because another pane replaced it. */
function isHidden(): boolean {
  return !isGone() && document.activeElement?.checkVisibility() === false;
}

/** Whether the focus is on the link that opened a chat, a row of the list or a search hit. */
function isOnLinkTo(chatUuid: string): boolean {
  const focused = document.activeElement;
  return (
    focused instanceof HTMLAnchorElement &&
    focused.matches('[aria-current]') &&
    new URLSearchParams(focused.search).get('selectedChat') === chatUuid
  );
}

/**
 * Moves the focus into a chat that was opened from the list or, on a phone, replaces it: to the message field after a
 * click, or if no shortcut leads there, unless that would open an on-screen keyboard.
 */
export function followIntoChat(chat: HTMLElement | null, chatUuid: string, hasShortcuts: boolean): void {
  if (!isHidden() && !isOnLinkTo(chatUuid)) return;
  const isByKeyboard = document.activeElement?.matches(':focus-visible') === true;
  const field = (hasShortcuts && isByKeyboard) || hasOnScreenKeyboard() ? null : chat?.querySelector('textarea');
  (field ?? chat)?.focus({ preventScroll: true });
}

/** Restores the focus after a chat closed. */
export function returnToList(chatUuid: string): void {
  if (isGone() || isHidden()) focusInList(chatUuid);
}

/** Moves the focus to the chat's row or search hit, or to the first row if it has none. */
export function focusInList(chatUuid: string): void {
  const own = document.querySelector<HTMLElement>(`li a[href*="selectedChat=${CSS.escape(chatUuid)}"]`);
  (own ?? document.querySelector<HTMLElement>('[data-chat] a'))?.focus();
}
