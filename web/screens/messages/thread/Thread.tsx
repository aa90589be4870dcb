import { Suspense, useEffect, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import threadQuery from '../../../relay/__generated__/ThreadPaneQuery.graphql.ts';
import type { ThreadPaneQuery } from '../../../relay/__generated__/ThreadPaneQuery.graphql.ts';
import type { Thread_chat$key } from '../../../relay/__generated__/Thread_chat.graphql.ts';
import { tellBarHeight } from '../../../ui/notices/tellBarHeight.ts';
import { refetchUntilDone } from '../../../relay/refetchUntilDone.ts';
import { closingMessageKey } from '../../../../domain/chats.ts';
import { lazyOptional } from '../../../app/content/lazyOptional.ts';
import { useAccountTools } from '../outbox/accountTools.ts';
import { ClosedNotice } from '../composer/ClosedNotice.tsx';
import { Composer } from '../composer/Composer.tsx';
import { ThreadLog } from './ThreadLog.tsx';
import { unsentMessages } from '../outbox/unsentMessages.ts';
import { useChatEvents } from '../live/useChatEvents.ts';
import { useOutboxItems } from '../outbox/useKept.ts';
import { useThreadHistory } from './useThreadHistory.ts';

// Few chats are closed.
const UnsentDraft = lazyOptional(async () => (await import('../composer/UnsentDraft.tsx')).UnsentDraft);

/** A chat's messages, unsent messages and composer, live while shown. */
export function Thread({ chat: chatKey, viewerId }: { chat: Thread_chat$key; viewerId: string }) {
  const environment = useRelayEnvironment();
  const chat = useFragment(
    graphql`
      fragment Thread_chat on Chat @throwOnFieldError {
        id
        uuid
        isClosed
        leadReadAt @catch(to: NULL)
        eventsCursor
        lead {
          name
          language
          isBlocked
        }
        ...useThreadHistory_chat
      }
    `,
    chatKey,
  );
  const { name, language, isBlocked } = chat.lead;
  const { drafts, outbox } = useAccountTools(viewerId);
  const history = useThreadHistory(chat);
  const items = useOutboxItems(outbox, chat.uuid);
  const own = history.messages.filter(({ sender }) => sender === 'agency');
  const { shown, arrived } = unsentMessages(items, own, outbox.delivered);

  useChatEvents({
    chatId: chat.id,
    snapshotCursor: chat.eventsCursor,
    refetchHistory: () => refetchUntilDone<ThreadPaneQuery>(environment, threadQuery, { chatUuid: chat.uuid }),
  });
  useEffect(() => {
    for (const { item, messageId } of arrived) outbox.settle(item.key, messageId);
  }, [arrived, outbox]);

  // Replies are edited in a dialog of the composer, which must not take it away when the lead closes the chat.
  const [isManaging, setManaging] = useState(false);
  const closing = closingMessageKey({ isClosed: chat.isClosed, isLeadBlocked: isBlocked });
  const send = (text: string) => {
    outbox.send(chat.uuid, text, history.messages.at(-1)?.createdAt ?? null);
    drafts.set(chat.uuid, '');
  };
  return (
    <>
      <ThreadLog
        history={history}
        unsent={shown}
        lead={{ name, language }}
        leadReadAt={chat.leadReadAt ?? null}
        closing={closing}
        onResend={(key) => outbox.resend(key)}
        onDiscard={(key) => outbox.discard(key)}
      />
      <div ref={tellBarHeight}>
        {(closing === null || isManaging) && (
          <Composer leadName={name} chatUuid={chat.uuid} drafts={drafts} onSend={send} onManage={setManaging} />
        )}
        {closing !== null && !isManaging && (
          <Suspense fallback={null}>
            <UnsentDraft chatUuid={chat.uuid} drafts={drafts} />
          </Suspense>
        )}
        {/* Announced if the chat is closed while it is open. */}
        <div role="status">{closing !== null && <ClosedNotice reason={closing} />}</div>
      </div>
    </>
  );
}
