import type { KeyboardEvent } from 'react';
import { usePage } from '../../../app/page/page.ts';
import { pressedKey } from '../../../app/page/shortcuts.ts';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Keys of a focused chat in the list: arrows go to its neighbors, E archives or unarchives it. Its link handles Enter.
 */
export function useListKeys(onToggleArchive: (chatUuid: string) => void): (event: KeyboardEvent<HTMLElement>) => void {
  const { shortcuts } = usePage();
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const step = STEPS[event.key];
    const focused = uuidAt(event.target);
    if (step !== undefined) {
      event.preventDefault();
      moveInList(event.currentTarget, focused, step);
    } else if (pressedKey(event) === 'e' && shortcuts.isOn() && focused !== null) {
      event.preventDefault();
      // Held down, the key would archive one neighbor after another.
      if (event.repeat) return;
      // The row disappears, so its neighbor gets the focus.
      moveInList(event.currentTarget, focused, 1);
      if (uuidAt(document.activeElement) === focused) moveInList(event.currentTarget, focused, -1);
      onToggleArchive(focused);
    }
  };
}

/**
 * Moves the focus to the next or previous chat, counted from the focused one, else from the open one, else from the
 * top.
 */
export function moveInList(list: HTMLElement | null, openChat: string | null, step: 1 | -1): void {
  const items = [...(list?.querySelectorAll<HTMLElement>('[data-chat]') ?? [])];
  const from = uuidAt(document.activeElement) ?? openChat;
  const at = items.findIndex((item) => item.dataset['chat'] === from);
  const next = items[Math.min(items.length - 1, Math.max(0, at === -1 ? 0 : at + step))];
  next?.querySelector('a')?.focus();
}

function uuidAt(element: unknown): string | null {
  return element instanceof Element ? (element.closest<HTMLElement>('[data-chat]')?.dataset['chat'] ?? null) : null;
}
