import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/routing/paths.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useNow } from '../../../i18n/useNow.ts';
import type { UnreadChats_dashboard$key } from '../../../relay/__generated__/UnreadChats_dashboard.graphql.ts';
import type { UnreadChats_chat$key } from '../../../relay/__generated__/UnreadChats_chat.graphql.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { useLastMessageText } from '../../messages/chatList/useLastMessageText.ts';
import { CardHead } from '../CardHead.tsx';
import { DashboardCard } from '../DashboardCard.tsx';
import styles from './ToDo.module.css';

/** The latest unread chats with the first words of their last message. */
export function UnreadChats({ dashboard }: { dashboard: UnreadChats_dashboard$key }) {
  const { t } = useTranslation('home');
  const { unreadChats: chats } = useFragment(
    graphql`
      fragment UnreadChats_dashboard on Dashboard @throwOnFieldError {
        unreadChats(first: 3) {
          totalCount
          nodes {
            id
            ...UnreadChats_chat
          }
        }
      }
    `,
    dashboard,
  );
  return (
    <DashboardCard className={styles.card} labelledBy="unread-chats">
      <CardHead
        id="unread-chats"
        title={t(($) => $.chats.title)}
        count={t(($) => $.chats.count, { count: chats.totalCount })}
        action={<Link to={`${paths.messages}?status=unread`}>{t(($) => $.chats.open)}</Link>}
      />
      <ul role="list" className={styles.rows}>
        {chats.nodes.map((chat) => (
          <UnreadChat key={chat.id} chat={chat} />
        ))}
      </ul>
    </DashboardCard>
  );
}

function UnreadChat({ chat }: { chat: UnreadChats_chat$key }) {
  const format = useFormat();
  const now = useNow();
  const { uuid, createdAt, lead, lastMessage } = useFragment(
    graphql`
      fragment UnreadChats_chat on Chat @throwOnFieldError {
        uuid
        createdAt
        lead {
          name
          language
        }
        lastMessage {
          createdAt
          ...useLastMessageText_message
        }
      }
    `,
    chat,
  );
  const words = useLastMessageText(lastMessage);
  const at = lastMessage?.createdAt ?? createdAt;
  return (
    <li>
      <Link to={paths.chat(uuid)} className={styles.row}>
        <Avatar name={lead.name} />
        <span className={styles.lines}>
          <span className={styles.top}>
            <strong dir="auto">{lead.name}</strong>
            <time dateTime={at} title={format.dateTime(at)}>
              {format.relativeShort(at, now)}
            </time>
          </span>
          <span className={styles.words} dir="auto" lang={lead.language ?? undefined}>
            {words}
          </span>
        </span>
      </Link>
    </li>
  );
}
