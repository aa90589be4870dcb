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

/** The clicked link to a chat that is loading. */
let clicked: Element | null = null;

/** Call it for every click in the list. */
export function noteClick({ detail, target }: Pick<MouseEvent, 'detail' | 'target'>): void {
  // Enter clicks a link too.
  if (detail > 0) clicked = target instanceof Element ? target.closest('a') : null;
}

/**
 * Call it for every key in the list. What is typed after a click is a message, but its field may still be loading:
 * as shortcuts, the letters would archive chats.
 */
export function ignoreTyped(event: Pick<KeyboardEvent, 'key' | 'preventDefault'>): void {
  if (document.activeElement !== clicked) return;
  if (event.key.length === 1) event.preventDefault();
  else if (event.key.startsWith('Arrow') || event.key === 'Tab') clicked = null;
}

/**
 * Moves the focus into a chat that was opened from the list or, on a phone, replaces it: to the message field after a
 * click, or if no shortcut leads there, unless that would open an on-screen keyboard.
 */
export function followIntoChat(chat: HTMLElement | null, chatUuid: string, hasShortcuts: boolean): void {
  const isByKeyboard = document.activeElement !== clicked;
  clicked = null;
  if (!isHidden() && !isOnLinkTo(chatUuid)) return;
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
