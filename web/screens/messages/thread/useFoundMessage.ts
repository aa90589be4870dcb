import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
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
  const [id, setId] = useState<string | null>(null);
  if (place !== null && place.id !== id) setId(place.id);

  const oldest = messages[0]?.createdAt ?? '';
  const isWanted = place !== null && shown !== key;
  const isBeyond = isWanted && oldest > place.at && older.exist;
  const isSeeking = isBeyond && !older.hasFailed;

  const step = useEffectEvent((isFollowed: boolean) => {
    if (!isWanted) return;
    const message = scroller.current?.querySelector(`[data-message="${CSS.escape(place.id)}"]`);
    if (message) {
      setShown(key);
      message.scrollIntoView({ block: 'center' });
    } else if (isFollowed ? isBeyond : isSeeking) older.seek();
  });
  // A hit that is clicked again is tried again.
  useEffect(() => step(true), [key]);
  useEffect(() => step(false), [messages.length, older.exist, older.isLoading]);
  return { id, isBeyond, isSeeking };
}
