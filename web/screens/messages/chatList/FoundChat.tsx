import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link, useLocation } from 'react-router-dom';
import type { FoundChat_chat$key } from '../../../relay/__generated__/FoundChat_chat.graphql.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useNow } from '../../../i18n/useNow.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { foundPlaceOf } from '../chats/foundPlace.ts';
import type { FoundPlace } from '../chats/foundPlace.ts';
import { messagesHref } from '../chats/messagesSearch.ts';
import type { MessagesSearch } from '../chats/messagesSearch.ts';
import { snippetOf } from './snippet.ts';
import styles from './FoundMessages.module.css';

/** A search result: the chat, and the matching part of its message. */
export function FoundChat({
  chat: key,
  search,
  at,
  text,
}: {
  chat: FoundChat_chat$key;
  search: MessagesSearch;
  at: string;
  /** Null for a chat that was found by its lead. */
  text: { readonly id: string; readonly value: string; readonly isOwn: boolean } | null;
}) {
  const { t } = useTranslation('messages');
  const { relativeShort, dateTime } = useFormat();
  const now = useNow();
  const { uuid, isArchived, lead } = useFragment(
    graphql`
      fragment FoundChat_chat on Chat @throwOnFieldError {
        uuid
        isArchived
        lead {
          name
          company
          domain
          language
          isBlocked
        }
      }
    `,
    key,
  );
  const company = lead.company ?? lead.domain;
  const place = foundPlaceOf(useLocation().state);
  // If there are several hits in the open chat, the one that the user followed.
  const isShown = uuid === search.chat && (text === null || place === null || place.id === text.id);
  const snippet = text && snippetOf(text.value, search.query);
  return (
    <li>
      <Link
        to={messagesHref({ ...search, chat: uuid })}
        state={text && ({ id: text.id, at } satisfies FoundPlace)}
        className={styles.hit}
        aria-current={isShown ? 'true' : undefined}
        preventScrollReset
        // Another hit in the open chat has the same URL. A refetch would drop the older messages already loaded.
        defaultShouldRevalidate={false}
      >
        <Avatar name={lead.name} size={36} />
        <span className={styles.lines}>
          <span className={styles.top}>
            <span className={styles.name} dir="auto" lang={lead.language ?? undefined}>
              {lead.name}
            </span>
            {lead.isBlocked && <Chip tone="danger">{t(($) => $.list.blocked)}</Chip>}
            {isArchived && <Chip>{t(($) => $.views.archived)}</Chip>}
            <time className={styles.time} dateTime={at} title={dateTime(at)}>
              {relativeShort(at, now)}
            </time>
          </span>
          <span className={styles.text} dir="auto" lang={text?.isOwn ? undefined : (lead.language ?? undefined)}>
            {snippet === null ? (
              company
            ) : (
              <>
                {text?.isOwn && t(($) => $.found.you)} {snippet.isCut && '…'}
                {snippet.parts.map(({ at: start, text: part, isMatch }) =>
                  isMatch ? <mark key={start}>{part}</mark> : part,
                )}
              </>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
