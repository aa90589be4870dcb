import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { listVariables, messagesHref, parseMessagesSearch } from './messagesSearch.ts';
import { forgetDivider, lowerUnread } from './openChatInStore.ts';
import { viewOfChat } from './visibleChats.ts';

/**
 * Runs once when a chat is opened: marks it as read (STA-69), and switches the list to the chat's own view (QRY-07).
 * Later changes of the chat do not switch the view, because it may be archived elsewhere while it is read here.
 */
export function useOpenedChat(viewerId: string, chatId: string, isArchived: boolean): void {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const opened = useEffectEvent(() => {
    lowerUnread(environment, viewerId, chatId, listVariables(search));
    const shown = parseMessagesSearch(search);
    const view = viewOfChat({ isArchived }, shown.view);
    if (view !== shown.view) void navigate(messagesHref({ ...shown, view }), { replace: true });
  });
  useEffect(() => {
    opened();
    return () => forgetDivider(environment, chatId);
  }, [environment, chatId]);
}
