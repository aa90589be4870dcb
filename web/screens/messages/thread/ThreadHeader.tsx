import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ThreadHeader_chat$key } from '../../../relay/__generated__/ThreadHeader_chat.graphql.ts';
import { paths } from '../../../app/routing/paths.ts';
import { useShortcuts } from '../../../app/shortcuts/useShortcuts.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Menu, MenuItem, MenuLink } from '../../../ui/menu/Menu.tsx';
import { messagesHref, parseMessagesSearch } from '../chats/messagesSearch.ts';
import { useChatAction } from '../chats/useChatAction.ts';
import { BackToList } from './BackToList.tsx';
import styles from './ThreadHeader.module.css';

/** The lead's name and the actions on the chat. */
export function ThreadHeader({
  chat: chatKey,
  details,
  onFind,
}: {
  chat: ThreadHeader_chat$key;
  details: ReactNode;
  /** Opens the search in the chat. */
  onFind: () => void;
}) {
  const { t } = useTranslation('messages');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const act = useChatAction();
  const { id, uuid, isArchived, isClosed, lead } = useFragment(
    graphql`
      fragment ThreadHeader_chat on Chat {
        id
        uuid
        isArchived
        isClosed
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
  const listHref = messagesHref({ ...parseMessagesSearch(search), chat: null });
  const company = [lead.company, lead.domain].filter((part) => part != null).join(' · ');
  const target = { id, uuid, name: lead.name };
  const toggleAction = isArchived ? 'unarchive' : 'archive';
  const toggleArchive = () => act(toggleAction, target);
  useShortcuts([
    { keys: 'e', label: t(($) => $.shortcuts.archive), run: toggleArchive, once: true },
    { keys: 'f', label: t(($) => $.find.open), run: onFind },
    { keys: 'Escape', label: t(($) => $.shortcuts.close), run: () => void navigate(listHref) },
  ]);

  return (
    <header className={styles.header}>
      <BackToList />
      <Avatar name={lead.name} size={36} />
      <div className={styles.who} lang={lead.language ?? undefined}>
        <h2 className={styles.name} dir="auto">
          {lead.name}
        </h2>
        {company !== '' && <p className={styles.company}>{company}</p>}
      </div>
      {(lead.isBlocked || isClosed) && (
        <span className={styles.state}>
          {lead.isBlocked ? (
            <Chip tone="danger">{t(($) => $.list.blocked)}</Chip>
          ) : (
            <Chip>{t(($) => $.list.closed)}</Chip>
          )}
        </span>
      )}
      <div className={styles.actions}>
        {details}
        <IconButton icon="search" label={t(($) => $.find.open)} className={styles.find} onClick={onFind} />
        <IconButton
          icon={isArchived ? 'inbox' : 'archive'}
          label={t(($) => $.actions[toggleAction])}
          onClick={toggleArchive}
        />
        <Menu label={t(($) => $.actions.label)}>
          <MenuLink to={paths.lead(lead.uuid)} icon="leads">
            {t(($) => $.lead.open)}
          </MenuLink>
          <MenuItem icon="search" onSelect={onFind}>
            {t(($) => $.find.open)}
          </MenuItem>
          <MenuItem icon={isArchived ? 'inbox' : 'archive'} onSelect={toggleArchive}>
            {t(($) => $.actions[toggleAction])}
          </MenuItem>
          <MenuItem icon="trash" danger onSelect={() => act('delete', target)}>
            {t(($) => $.actions.delete)}
          </MenuItem>
        </Menu>
      </div>
    </header>
  );
}
