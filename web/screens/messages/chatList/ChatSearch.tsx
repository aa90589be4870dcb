import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '../../../app/shortcuts/useShortcuts.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { messagesHref, QUERY_MAX_LENGTH } from '../chats/messagesSearch.ts';
import type { MessagesSearch } from '../chats/messagesSearch.ts';
import styles from './ChatSearch.module.css';

/** Debounce of the search, in milliseconds. */
const PAUSE_MS = 250;

/** Searches the chats of the view; the URL holds the text, so Back and shared links keep it (EXT-10). */
export function ChatSearch({ search }: { search: MessagesSearch }) {
  const { t } = useTranslation('messages');
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(search.query);
  const [shownQuery, setShownQuery] = useState(search.query);
  // The URL changed without typing, by a link or Back.
  if (shownQuery !== search.query) {
    setShownQuery(search.query);
    if (text.trim() !== search.query) setText(search.query);
  }

  const apply = useEffectEvent((query: string) => {
    if (query !== search.query) void navigate(messagesHref({ ...search, query }), { replace: true });
  });
  useEffect(() => {
    const timer = setTimeout(() => apply(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useShortcuts([{ keys: '/', label: t(($) => $.shortcuts.search), run: () => input.current?.focus() }]);

  return (
    <div role="search" className={styles.search}>
      <Icon name="search" size={18} />
      <input
        ref={input}
        type="search"
        className={styles.input}
        aria-label={t(($) => $.search.label)}
        placeholder={t(($) => $.search.placeholder)}
        maxLength={QUERY_MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          if (text === '') event.currentTarget.blur();
          setText('');
        }}
      />
      {text !== '' && (
        <IconButton
          icon="close"
          label={t(($) => $.search.clear)}
          onClick={() => {
            setText('');
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
