import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/routing/paths.ts';
import { useShortcuts } from '../../app/shortcuts/useShortcuts.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { changeFilter, leadsQuery, QUERY_MAX_LENGTH } from './leadsSearch.ts';
import type { LeadsSearch } from './leadsSearch.ts';
import styles from './LeadSearch.module.css';

/** Pause in typing before the list is searched, in ms. */
const PAUSE_MS = 250;

/** Searches names, companies, websites and requests; the URL holds the text, so Back and shared links keep it. */
export function LeadSearch({ search }: { search: LeadsSearch }) {
  const { t } = useTranslation('inbox');
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
    if (query === search.query) return;
    void navigate(paths.leads + leadsQuery(changeFilter(search, { query })), {
      replace: true,
      preventScrollReset: true,
    });
  });
  useEffect(() => {
    const timer = setTimeout(() => apply(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useShortcuts([{ keys: '/', label: t(($) => $.keys.search), run: () => input.current?.focus() }]);

  return (
    <div role="search" className={styles.search}>
      <Icon name="search" size={16} />
      <input
        ref={input}
        type="search"
        className={styles.input}
        aria-label={t(($) => $.search.label)}
        placeholder={t(($) => $.search.label)}
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
      {text === '' ? (
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      ) : (
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
