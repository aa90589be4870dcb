import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useLocation, useSearchParams } from 'react-router-dom';
import { listVariables, parseMessagesSearch } from './messagesSearch.ts';
import { forgetDivider, lowerUnread } from './openChatInStore.ts';
import { viewOfChat } from './visibleChats.ts';

/**
 * Runs once when a chat is opened: marks it as read (STA-69), and switches the list to the chat's own view (QRY-07).
 * Later changes of the chat do not switch the view, because it may be archived elsewhere while it is read here.
 */
export function useOpenedChat(viewerId: string, chatId: string, isArchived: boolean): void {
  const environment = useRelayEnvironment();
  const [search, setSearch] = useSearchParams();
  const location: { readonly state: unknown } = useLocation();
  const opened = useEffectEvent(() => {
    lowerUnread(environment, viewerId, chatId, listVariables(search));
    const shown = parseMessagesSearch(search);
    const view = viewOfChat({ isArchived }, shown.view);
    if (view === shown.view) return;
    // The rest of the entry stays: an open deal, and the message of a search hit.
    const rest = [...search].filter(([name]) => name !== 'status');
    setSearch(view === 'inbox' ? rest : [['status', view], ...rest], { replace: true, state: location.state });
  });
  useEffect(() => {
    opened();
    return () => forgetDivider(environment, chatId);
  }, [environment, chatId]);
}
