import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { FoundPlace } from '../chats/foundPlace.ts';
import { foundPlaceOf } from '../chats/foundPlace.ts';
import type { ThreadHistory } from './useThreadHistory.ts';

/**
 * Scrolls to the message of a search hit, loading older pages until the message is there. Returns its id, so that it
 * stays highlighted until another hit or chat is opened, and whether more pages are to be loaded.
 */
export function useFoundMessage(
  scroller: RefObject<HTMLElement | null>,
  { messages, older }: ThreadHistory,
): { readonly id: string | null; readonly isSeeking: boolean } {
  const location: { readonly state: unknown; readonly key: string } = useLocation();
  const { state, key } = location;
  const place = foundPlaceOf(state);
  const shown = useRef<string | null>(null);
  const [lastPlace, setLastPlace] = useState<FoundPlace | null>(place);
  if (place !== null && place.id !== lastPlace?.id) setLastPlace(place);

  const oldest = messages[0]?.createdAt;
  const isBeyond = place !== null && oldest !== undefined && oldest > place.at;
  const isSeeking = isBeyond && older.exist && !older.hasFailed;

  const step = useEffectEvent(() => {
    if (place === null || shown.current === key) return;
    const message = scroller.current?.querySelector(`[data-message="${CSS.escape(place.id)}"]`);
    if (message) {
      shown.current = key;
      message.scrollIntoView({ block: 'center' });
      return;
    }
    if (isSeeking && !older.isLoading) older.load();
  });
  useEffect(() => step(), [key, place?.id, messages.length, older.exist, older.isLoading, older.hasFailed]);
  return { id: lastPlace?.id ?? null, isSeeking };
}
