import { createContext, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useHref, useLocation, useNavigation } from 'react-router-dom';
import { useWantedSearch } from '../../../routing/wantedSearch.ts';
import { parseMessagesSearch } from './messagesSearch.ts';
import type { MessagesSearch } from './messagesSearch.ts';

type MessengerNow = RefObject<MessagesSearch | null>;

/** The result of `useMessengerNow`, for all parts of the messenger. */
export const MessengerNowContext = createContext<MessengerNow>({ current: null });

/**
 * The view, search and chat last requested, for code that continues after a wait, even if its component is no longer
 * mounted. Null once the user leaves the messenger.
 */
export function useMessengerNow(): MessengerNow {
  const wanted = useWantedSearch();
  const here = useHref(useLocation().pathname);
  const { location } = useNavigation();
  const isLeaving = location !== undefined && location.pathname !== here;
  const now = useRef<MessagesSearch | null>(null);
  useEffect(() => {
    now.current = isLeaving ? null : parseMessagesSearch(wanted);
    return () => {
      now.current = null;
    };
  }, [isLeaving, wanted]);
  return now;
}
