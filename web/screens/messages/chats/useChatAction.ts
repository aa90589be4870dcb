import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router-dom';
import type { useChatActionArchiveMutation } from '../../../relay/__generated__/useChatActionArchiveMutation.graphql.ts';
import type { useChatActionDeleteMutation } from '../../../relay/__generated__/useChatActionDeleteMutation.graphql.ts';
import type { useChatActionRestoreMutation } from '../../../relay/__generated__/useChatActionRestoreMutation.graphql.ts';
import type { useChatActionUnarchiveMutation } from '../../../relay/__generated__/useChatActionUnarchiveMutation.graphql.ts';
import { CHAT_ACTION_UNDO } from '../../../../domain/chats.ts';
import type { ChatAction } from '../../../../domain/chats.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import { useNotices } from '../../../ui/notices/Notices.tsx';
import { UNDO_KEPT_MS } from '../../../ui/notices/noticeStore.ts';
import { deletedChats } from './deletedChats.ts';
import { listVariablesOf, messagesHref, parseMessagesSearch } from './messagesSearch.ts';
import { MessengerNowContext } from './messengerNow.ts';

export interface ChatToActOn {
  readonly id: string;
  readonly uuid: string;
  /** Name of its lead, for the notice. */
  readonly name: string;
}

/** Numbers of the action sent last from this page, and of the latest one that has ended. */
const order = { sent: 0, ended: 0 };

/**
 * Archives, unarchives or deletes a chat (STA-19 to STA-22). The response updates the first page of the list, an open
 * chat is closed, and the notice offers Undo. A failure changes nothing, and the notice offers another try (ERR-05). A
 * chat that no longer exists leaves the list; if it is open, it stays so, with what was typed.
 */
export function useChatAction(): (action: ChatAction, chat: ChatToActOn) => void {
  const { t } = useTranslation('messages');
  const navigate = useNavigate();
  const notices = useNotices();
  const [search] = useSearchParams();
  const now = use(MessengerNowContext);
  const run = useActionMutations();
  const deleted = deletedChats(useRelayEnvironment());
  const { revalidate } = useRevalidator();

  /** `undone`: what the notice of the change said that this action undoes; null if it undoes nothing. */
  const act = async (action: ChatAction, chat: ChatToActOn, undone: string | null): Promise<void> => {
    if (action === 'delete') deleted.send(chat.uuid);
    // Undo may be used later, in another view.
    const view = listVariablesOf(now.current ?? parseMessagesSearch(search));
    order.sent += 1;
    const own = order.sent;
    const response = await run[action]({
      variables: { input: { chatId: chat.id }, ...view },
      onFailure: (kind) => {
        const again = () => void act(action, chat, undone);
        // Offered until it succeeds, because nothing else restores a deleted chat.
        if (undone !== null) notices.showFailure(kind, { run: again, menuText: undone }, chat.name);
        else if (kind === 'notAllowed') notices.showFailure(kind, null, chat.name);
        // If it was executed, the chat is gone, and only a repeated action offers Undo.
        else notices.showRetry(kind, again, chat.name);
      },
    });
    // The list in a response that comes after that of a later action may be older, and would undo it on the screen. If
    // it could not be read, the one on the screen may still have the chat.
    if (order.ended > own || (response && !response.result.viewer)) void revalidate();
    order.ended = Math.max(order.ended, own);
    if (!response) return;
    const isRefused = response.result.errors.length > 0;
    const isGone = response.result.errors.some(({ code }) => code === 'CHAT_NOT_FOUND');
    const isDeleted = isGone || (action === 'delete' && !isRefused);
    const isThere = action === 'delete' ? isRefused : !isRefused;
    if (isDeleted || isThere) deleted.settle(chat.uuid, isDeleted);
    if (isGone && action !== 'delete') {
      notices.show({ kind: 'error', text: t(($) => $.notice.gone, { name: chat.name }) });
      return;
    }
    if (isRefused && !isGone) {
      notices.showFailure('general', null, chat.name);
      return;
    }
    // Another chat or page may have been opened in the meantime.
    if (now.current?.chat === chat.uuid) void navigate(messagesHref({ ...now.current, chat: null }));
    const text = t(($) => $.notice[action], { name: chat.name });
    const undo = CHAT_ACTION_UNDO[action];
    if (undone !== null || undo === null || isGone) notices.show({ kind: 'success', text });
    else {
      // A deleted chat is in no view, so the notice says how long it can be restored.
      const minutes = UNDO_KEPT_MS / 60_000;
      const said = action === 'delete' ? t(($) => $.notice.deletedFor, { name: chat.name, minutes }) : text;
      notices.showUndo(said, () => void act(undo, chat, text), { menuText: text });
    }
  };
  return (action, chat) => void act(action, chat, null);
}

function useActionMutations() {
  const [archive] = useMutation<useChatActionArchiveMutation>(graphql`
    mutation useChatActionArchiveMutation($input: ChatActionInput!, $view: ChatView!, $query: String) {
      result: archiveChat(input: $input) {
        viewer {
          ...ChatList_viewer @arguments(view: $view, query: $query)
        }
        errors {
          code
        }
      }
    }
  `);
  const [unarchive] = useMutation<useChatActionUnarchiveMutation>(graphql`
    mutation useChatActionUnarchiveMutation($input: ChatActionInput!, $view: ChatView!, $query: String) {
      result: unarchiveChat(input: $input) {
        viewer {
          ...ChatList_viewer @arguments(view: $view, query: $query)
        }
        errors {
          code
        }
      }
    }
  `);
  const [remove] = useMutation<useChatActionDeleteMutation>(graphql`
    mutation useChatActionDeleteMutation($input: ChatActionInput!, $view: ChatView!, $query: String) {
      result: deleteChat(input: $input) {
        viewer {
          ...ChatList_viewer @arguments(view: $view, query: $query)
        }
        errors {
          code
        }
      }
    }
  `);
  const [restore] = useMutation<useChatActionRestoreMutation>(graphql`
    mutation useChatActionRestoreMutation($input: ChatActionInput!, $view: ChatView!, $query: String) {
      result: restoreChat(input: $input) {
        viewer {
          ...ChatList_viewer @arguments(view: $view, query: $query)
        }
        errors {
          code
        }
      }
    }
  `);
  return { archive, unarchive, delete: remove, restore };
}
