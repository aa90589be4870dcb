import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { FoundPlace } from '../chats/foundPlace.ts';
import { foundPlaceOf } from '../chats/foundPlace.ts';
import type { ThreadHistory } from './useThreadHistory.ts';

/**
 * Scrolls to the message of a search hit, loading older pages until the message is there. Returns its id, so that it
 * stays highlighted until another hit or chat is opened, whether it is in an older page, and whether that is being loaded.
 */
export function useFoundMessage(
  scroller: RefObject<HTMLElement | null>,
  { messages, older }: ThreadHistory,
): { readonly id: string | null; readonly isBeyond: boolean; readonly isSeeking: boolean } {
  const location: { readonly state: unknown; readonly key: string } = useLocation();
  const { state, key } = location;
  const place = foundPlaceOf(state);
  /** Key of the history entry whose message has been shown. */
  const [shown, setShown] = useState<string | null>(null);
  const [lastPlace, setLastPlace] = useState<FoundPlace | null>(place);
  if (place !== null && place.id !== lastPlace?.id) setLastPlace(place);

  const oldest = messages[0]?.createdAt;
  const isWanted = place !== null && shown !== key;
  const isBeyond = isWanted && oldest !== undefined && oldest > place.at && older.exist;
  const isSeeking = isBeyond && !older.hasFailed;

  const step = useEffectEvent(() => {
    if (!isWanted) return;
    const message = scroller.current?.querySelector(`[data-message="${CSS.escape(place.id)}"]`);
    if (message) {
      setShown(key);
      message.scrollIntoView({ block: 'center' });
      return;
    }
    if (isSeeking && !older.isLoading) older.seek();
  });
  useEffect(() => step(), [key, place?.id, messages.length, older.exist, older.isLoading, older.hasFailed]);
  return { id: lastPlace?.id ?? null, isBeyond, isSeeking };
}
