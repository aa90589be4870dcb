import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { showDivider } from './scrollGeometry.ts';
import { isUnreadBeyond } from './threadRows.ts';
import type { ThreadHistory } from './useThreadHistory.ts';

/**
 * Loads older pages until the first unread message is loaded, then scrolls to the divider. After a failure, it goes on
 * once the next page has been loaded.
 */
export function useUnreadSeeker(
  scroller: RefObject<HTMLElement | null>,
  { messages, unread, older }: ThreadHistory,
): { readonly isBeyond: boolean; readonly isSeeking: boolean; readonly hasFailed: boolean; readonly seek: () => void } {
  const [isAsked, setAsked] = useState(false);
  const isBeyond = isUnreadBeyond(messages, unread) && older.exist;
  const isWanted = isAsked && isBeyond;
  const step = useEffectEvent(() => {
    if (!isBeyond) {
      setAsked(false);
      if (scroller.current) showDivider(scroller.current);
    } else if (!older.hasFailed && !older.isLoading) {
      older.seek();
    }
  });
  useEffect(() => {
    if (isAsked) step();
  }, [isAsked, isBeyond, older.isLoading, older.hasFailed, messages.length]);
  return {
    isBeyond,
    isSeeking: isWanted && !older.hasFailed,
    hasFailed: isWanted && older.hasFailed,
    seek: () => {
      setAsked(true);
      if (older.hasFailed) older.seek();
    },
  };
}
