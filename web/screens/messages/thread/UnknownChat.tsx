import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { useNotices } from '../../../ui/notices/Notices.tsx';
import { Banner } from '../../../ui/Panels.tsx';
import { deletedChats } from '../chats/deletedChats.ts';
import { messagesHref, parseMessagesSearch } from '../chats/messagesSearch.ts';
import { UnsentDraft } from '../composer/UnsentDraft.tsx';
import { UnsentText } from '../composer/UnsentText.tsx';
import { useAccountTools } from '../outbox/accountTools.ts';
import type { AccountTools } from '../outbox/accountTools.ts';
import { useDraft, useOutboxItems } from '../outbox/useKept.ts';
import styles from './UnknownChat.module.css';

/**
 * The account has no chat with this UUID, or none any longer if it `wasShown`: shows a notice and closes it. No notice if
 * it was deleted on this page. If it was deleted elsewhere, what was written in it stays until it is discarded.
 */
export function UnknownChat({
  chatUuid,
  viewerId,
  wasShown,
  children,
}: {
  chatUuid: string;
  viewerId: string;
  wasShown: boolean;
  /** Shown until it is closed. */
  children: ReactNode;
}) {
  const tools = useAccountTools(viewerId);
  const draft = useDraft(tools.drafts, chatUuid);
  const unsent = useOutboxItems(tools.outbox, chatUuid);
  const deleted = deletedChats(useRelayEnvironment());
  const [isTold, setTold] = useState(() => deleted.has(chatUuid));
  // While this page deletes the chat, with its draft, it is about to close.
  const [isDeleting] = useState(() => isTold && !deleted.getGone().has(chatUuid));
  const isKept = !isDeleting && (draft !== '' || unsent.length > 0);
  if (isKept && !isTold) setTold(true);
  if (isKept) return <UnsentInChat chatUuid={chatUuid} tools={tools} />;
  return (
    <CloseChat wasShown={wasShown} isTold={isTold}>
      {children}
    </CloseChat>
  );
}

function CloseChat({ wasShown, isTold, children }: { wasShown: boolean; isTold: boolean; children: ReactNode }) {
  const { t } = useTranslation('messages');
  const { show } = useNotices();
  const navigate = useNavigate();
  const { location: target } = useNavigation();
  const [search] = useSearchParams();
  const leave = useEffectEvent(() => {
    if (!isTold) show({ kind: 'error', text: t(($) => (wasShown ? $.thread.gone : $.thread.notFound)) });
    // While the user goes elsewhere, closing it would cancel that.
    if (target === undefined)
      void navigate(messagesHref({ ...parseMessagesSearch(search), chat: null }), { replace: true });
  });
  useEffect(() => leave(), []);
  return children;
}

/** What was not sent before the chat was deleted: it can be read, copied and discarded (EXT-01, STA-14). */
function UnsentInChat({ chatUuid, tools: { drafts, outbox } }: { chatUuid: string; tools: AccountTools }) {
  const { t } = useTranslation('messages');
  const failed = useOutboxItems(outbox, chatUuid).filter(({ state }) => state === 'error');
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The message field had the focus.
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={section} className={styles.unsent} tabIndex={-1} aria-label={t(($) => $.thread.gone)}>
      <div className={styles.gone}>
        <Banner isAlert tone="warning">
          {t(($) => $.thread.gone)}
        </Banner>
      </div>
      {failed.map(({ key, text }) => (
        <UnsentText key={key} label={t(($) => $.list.notSent)} text={text} onDiscard={() => outbox.discard(key)} />
      ))}
      <UnsentDraft chatUuid={chatUuid} drafts={drafts} />
    </section>
  );
}
