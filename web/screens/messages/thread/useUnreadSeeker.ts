import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { showDivider } from './scrollGeometry.ts';
import { isUnreadBeyond } from './threadRows.ts';
import type { ThreadHistory } from './useThreadHistory.ts';

/** Loads older pages until the first unread message is loaded, then scrolls to the divider. */
export function useUnreadSeeker(
  scroller: RefObject<HTMLElement | null>,
  { messages, unread, older }: ThreadHistory,
): { readonly isBeyond: boolean; readonly isSeeking: boolean; readonly seek: () => void } {
  const [isSeeking, setSeeking] = useState(false);
  const isBeyond = isUnreadBeyond(messages, unread) && older.exist;
  const step = useEffectEvent(() => {
    if (!isBeyond || older.hasFailed) {
      setSeeking(false);
      if (scroller.current) showDivider(scroller.current);
    } else if (!older.isLoading) {
      older.seek();
    }
  });
  useEffect(() => {
    if (isSeeking) step();
  }, [isSeeking, isBeyond, older.isLoading, older.hasFailed, messages.length]);
  return { isBeyond, isSeeking, seek: () => setSeeking(true) };
}
