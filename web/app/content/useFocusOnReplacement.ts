import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps the keyboard focus in place when an error that contains it disappears: moves it to the button of the error that
 * replaces it (React does not keep an error that is thrown again), else to the first heading of what takes its place,
 * or of the page if the whole page was replaced.
 */
export function useFocusOnReplacement(error: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const leaving = error.current;
    return () => {
      const parent = leaving?.parentElement;
      if (!parent || !leaving.contains(document.activeElement)) return;
      const index = [...parent.children].indexOf(leaving);
      // The error is removed, and what replaces it is inserted, right after this.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const place = parent.isConnected ? (parent.children[index] ?? parent) : document.getElementById('content');
        const isError = place?.matches('[role=alert]') ?? false;
        focus(place?.querySelector<HTMLElement>(isError ? 'button' : 'h1, h2, h3') ?? place);
      });
    };
  }, [error]);
}

function focus(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
