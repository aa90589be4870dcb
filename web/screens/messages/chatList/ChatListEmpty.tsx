import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/routing/paths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/Panels.tsx';
import { messagesHref } from '../chats/messagesSearch.ts';
import type { MessagesSearch } from '../chats/messagesSearch.ts';

const ICONS = { inbox: 'messages', unread: 'success', archived: 'archive', search: 'search' } as const;

/** An empty view or search result with one next step (EXT-19). */
export function ChatListEmpty({
  search,
  isSearchedInAll = false,
}: {
  search: MessagesSearch;
  /** Whether the search found nothing in all views, and not only in this one. */
  isSearchedInAll?: boolean;
}) {
  const { t } = useTranslation('messages');
  const kind = search.query === '' ? search.view : 'search';
  const inbox = messagesHref({ view: 'inbox', query: '', chat: search.chat });
  const target = {
    inbox: paths.leads,
    unread: inbox,
    archived: inbox,
    search: messagesHref({ ...search, query: '' }),
  }[kind];
  return (
    <EmptyState
      icon={ICONS[kind]}
      title={t(($) => $.empty[`${kind}Title`])}
      action={
        <ButtonLink look={kind === 'inbox' ? 'primary' : 'secondary'} to={target}>
          {t(($) => $.empty[`${kind}Action`])}
        </ButtonLink>
      }
    >
      {t(($) => (isSearchedInAll ? $.empty.searchAllText : $.empty[`${kind}Text`]), { query: search.query })}
    </EmptyState>
  );
}
