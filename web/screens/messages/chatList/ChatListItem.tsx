import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { ChatListItem_chat$key } from '../../../relay/__generated__/ChatListItem_chat.graphql.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useNow } from '../../../i18n/useNow.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { Badge, Chip } from '../../../ui/Chip.tsx';
import { classNames } from '../../../ui/classNames.ts';
import type { WaitingDeal } from '../chats/useWaitingDeals.ts';
import { StatusTicks } from '../message/StatusTicks.tsx';
import type { AccountTools } from '../outbox/accountTools.ts';
import { useDraft, useHasFailed } from '../outbox/useKept.ts';
import { useLastMessageText } from './useLastMessageText.ts';
import styles from './ChatListItem.module.css';

const STATUSES = { SENT: 'sent', DELIVERED: 'delivered', READ: 'read' } as const;

/** A chat in the list: name, time, latest message and unread count. */
export function ChatListItem({
  chat: chatKey,
  to,
  isOpen,
  deals,
  tools,
  onToggleArchive,
}: {
  chat: ChatListItem_chat$key;
  to: string;
  isOpen: boolean;
  /** Deals to confirm in all chats. */
  deals: readonly WaitingDeal[];
  tools: AccountTools;
  onToggleArchive: () => void;
}) {
  const { t } = useTranslation('messages');
  const { relativeShort, dateTime } = useFormat();
  const now = useNow();
  const chat = useFragment(
    graphql`
      fragment ChatListItem_chat on Chat @throwOnFieldError {
        uuid
        unreadCount
        isClosed
        isArchived
        createdAt
        lastMessage {
          createdAt
          status
          sentByMe
          ...useLastMessageText_message
        }
        lead {
          uuid
          name
          company
          domain
          language
          isBlocked
        }
      }
    `,
    chatKey,
  );
  const { lead, lastMessage } = chat;
  const kept = useDraft(tools.drafts, chat.uuid).trim();
  // The composer already shows the open chat's draft.
  const draft = isOpen ? '' : kept;
  const hasUnsent = useHasFailed(tools.outbox, chat.uuid);
  const preview = useLastMessageText(lastMessage);
  // Messages that arrive in the open chat count as read.
  const unread = isOpen ? 0 : chat.unreadCount;
  const at = lastMessage?.createdAt ?? chat.createdAt;
  const company = lead.company ?? lead.domain;

  return (
    <li className={classNames(styles.item, isOpen && styles.open, unread > 0 && styles.unread)} data-chat={chat.uuid}>
      <Link to={to} className={styles.link} aria-current={isOpen ? 'true' : undefined} preventScrollReset>
        <Avatar name={lead.name} size={36} />
        <span className={styles.lines}>
          <span className={styles.top}>
            <span className={styles.who} lang={lead.language ?? undefined}>
              <span className={styles.name} dir="auto">
                {lead.name}
              </span>
              {company != null && <span className={styles.company}>{company}</span>}
            </span>
            <time className={styles.time} dateTime={at} title={dateTime(at)}>
              {relativeShort(at, now)}
            </time>
          </span>
          <span className={styles.bottom}>
            {hasUnsent && <span className={styles.failed}>{t(($) => $.list.notSent)}</span>}
            {!hasUnsent && draft !== '' && <span className={styles.draft}>{t(($) => $.list.draft)}</span>}
            {!hasUnsent && draft === '' && lastMessage?.sentByMe && (
              <StatusTicks status={STATUSES[lastMessage.status ?? 'SENT']} />
            )}
            <span
              className={styles.preview}
              dir="auto"
              lang={draft === '' && !lastMessage?.sentByMe ? (lead.language ?? undefined) : undefined}
            >
              {draft === '' ? preview : draft}
            </span>
            {deals.some((deal) => deal.lead === lead.uuid) && (
              <Chip tone="warning" icon="deal">
                {t(($) => $.card.dealPending)}
              </Chip>
            )}
            {lead.isBlocked && <Chip tone="danger">{t(($) => $.list.blocked)}</Chip>}
            {!lead.isBlocked && chat.isClosed && <Chip>{t(($) => $.list.closed)}</Chip>}
            <Badge count={unread} label={t(($) => $.list.unread, { count: unread })} />
          </span>
        </span>
      </Link>
      <span className={styles.quick}>
        <IconButton
          icon={chat.isArchived ? 'inbox' : 'archive'}
          label={t(($) => $.actions[chat.isArchived ? 'unarchiveName' : 'archiveName'], { name: lead.name })}
          tabIndex={-1}
          onClick={onToggleArchive}
        />
      </span>
    </li>
  );
}
