import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { AT_END_WITHIN_PX, LOAD_OLDER_WITHIN_PX, SCROLL_THROTTLE_MS } from '../../../../domain/chats.ts';
import { distanceFromEnd, distanceFromStart, dividerOf, newestMessageOf, showDivider } from './scrollGeometry.ts';
import { throttle } from './throttle.ts';

/** Throttle for checks while the window is resized, in ms (CON-08). */
const RESIZE_THROTTLE_MS = 200;

export interface ThreadScroll {
  /** Within 100 px of the end (CON-30). */
  readonly isAtEnd: boolean;
  /** Time of the newest message when the reader left the end; null at the end. */
  readonly leftEndAt: string | null;
  readonly goToEnd: () => void;
}

/**
 * Scrolling of a thread (STA-67, STA-68, EXT-02). The scroller lays out from its end (`flex-direction:
 * column-reverse`), so older messages never move what is being read; this hook does the same for new messages, unless
 * the reader is at the end. Opens at the divider if there is one, else at the end.
 */
export function useThreadScroll(
  scroller: RefObject<HTMLDivElement | null>,
  newestAt: string | null,
  older: {
    readonly exist: boolean;
    readonly isLoading: boolean;
    readonly hasFailed: boolean;
    readonly load: () => void;
  },
): ThreadScroll {
  /** The newest message of the last layout, and the height from its start to the end. */
  const anchor = useRef<{ element: Element; below: number } | null>(null);
  /** Scroll position after opening; null once the reader has scrolled. */
  const landedAt = useRef<number | null>(0);
  const landedOnDivider = useRef(false);
  const [leftEndAt, setLeftEndAt] = useState<string | null>(null);

  const look = useEffectEvent(() => {
    const view = scroller.current;
    if (!view) return;
    const isAtEnd = distanceFromEnd(view) <= AT_END_WITHIN_PX;
    if (isAtEnd) setLeftEndAt(null);
    else setLeftEndAt((before) => before ?? newestAt);
    const mayLoad = older.exist && !older.isLoading && !older.hasFailed;
    if (mayLoad && distanceFromStart(view) < LOAD_OLDER_WITHIN_PX) older.load();
  });

  useLayoutEffect(() => {
    const view = scroller.current;
    const content = view?.firstElementChild;
    if (!view || !content) return;
    // Includes the message itself: it loses its time if the next one joins its group.
    const belowOf = (element: Element) => content.getBoundingClientRect().bottom - element.getBoundingClientRect().top;
    const before = anchor.current;
    if (before?.element.isConnected) {
      const grown = belowOf(before.element) - before.below;
      const isAtEnd = distanceFromEnd(view) <= AT_END_WITHIN_PX;
      if (grown !== 0) view.scrollTop = isAtEnd ? 0 : view.scrollTop - grown;
    }
    const newest = newestMessageOf(view);
    anchor.current = newest && { element: newest, below: belowOf(newest) };
    const hasMoved = landedAt.current === null || Math.abs(view.scrollTop - landedAt.current) > 1;
    if (!landedOnDivider.current && !hasMoved && dividerOf(view)) {
      landedOnDivider.current = true;
      showDivider(view);
    }
    landedAt.current = hasMoved ? null : view.scrollTop;
  });

  useEffect(() => {
    const view = scroller.current;
    if (!view) return undefined;
    const onScroll = throttle(() => look(), SCROLL_THROTTLE_MS);
    // If a resize makes everything fit, no scroll event will load older messages (PLT-13).
    const onResize = throttle(() => look(), RESIZE_THROTTLE_MS);
    look();
    view.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onResize);
    return () => {
      onScroll.cancel();
      onResize.cancel();
      view.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onResize);
    };
  }, [scroller]);
  // Loads another page if the content doesn't fill the window.
  useEffect(() => look(), [older.exist, older.isLoading, newestAt]);

  const goToEnd = () => {
    const view = scroller.current;
    if (!view) return;
    view.scrollTop = 0;
    setLeftEndAt(null);
  };
  return { isAtEnd: leftEndAt === null, leftEndAt, goToEnd };
}
