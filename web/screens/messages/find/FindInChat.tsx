import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { SEARCH_TEXT_MAX } from '../../../../domain/textLength.ts';
import { useFormat } from '../../../i18n/format.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { isInputMethodKey } from '../../../ui/composition.ts';
import { foundPlaceOf } from '../chats/foundPlace.ts';
import type { FoundPlace } from '../chats/foundPlace.ts';
import { parseMessagesSearch } from '../chats/messagesSearch.ts';
import styles from './FindInChat.module.css';
import { useChatMatches } from './useChatMatches.ts';
import type { ChatMatches } from './useChatMatches.ts';

/**
 * Searches the open chat and steps through the matches, from the newest to older ones with Enter, back with Shift+Enter.
 * Starts with the text of the list's search if a hit of it was followed, and at that hit. The thread shows the match as
 * it shows a hit.
 */
export function FindInChat({
  chatId,
  opened,
  onClose,
}: {
  chatId: string;
  /** Changes when the search is opened once more, which takes the focus to its field. */
  opened: number;
  onClose: () => void;
}) {
  const { t } = useTranslation('messages');
  const { t: tCommon } = useTranslation('common');
  const format = useFormat();
  const navigate = useNavigate();
  const location: { readonly pathname: string; readonly search: string; readonly state: unknown } = useLocation();
  const [search] = useSearchParams();
  const [text, setText] = useState(foundPlaceOf(location.state) === null ? '' : parseMessagesSearch(search).query);
  const [index, setIndex] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // In some browsers, selecting the text does not focus the field.
    field.current?.focus();
    field.current?.select();
  }, [opened]);

  const show = ({ matches }: ChatMatches, wanted: number) => {
    setIndex(wanted);
    const match = matches[wanted];
    if (!match) return;
    const state: FoundPlace = { id: match.id, at: match.at };
    const { pathname, search: query } = location;
    // Another match has the same URL. A refetch would drop the older messages already loaded.
    const options = { state, replace: true, preventScrollReset: true, defaultShouldRevalidate: false };
    void navigate({ pathname, search: query }, options);
  };
  const { found, isLoading, failure, loadMore, retry } = useChatMatches(chatId, text, (first) => {
    const shown = foundPlaceOf(location.state)?.id;
    const at = first.matches.findIndex(({ id }) => id === shown);
    show(first, Math.max(at, 0));
  });
  const count = found?.matches.length ?? 0;
  const match = found?.matches[index];
  const toOlder = () => {
    if (!found) return;
    if (index + 1 < count) show(found, index + 1);
    else loadMore((more) => show(more, index + 1));
  };
  const toNewer = () => {
    if (found && index > 0) show(found, index - 1);
  };
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isInputMethodKey(event.nativeEvent)) return;
    if (failure && !found) retry();
    else (event.shiftKey ? toNewer : toOlder)();
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isInputMethodKey(event.nativeEvent)) return;
    // The chat would be closed as well.
    event.stopPropagation();
    onClose();
  };
  const status = () => {
    if (!found || failure) return '';
    if (!found.isSupported) return tCommon(($) => $.errorTitle.notAllowed);
    if (count === 0) return t(($) => $.found.none);
    const total = `${format.number(count)}${found.next === null ? '' : '+'}`;
    return t(($) => $.find.position, { position: format.number(index + 1), total });
  };

  return (
    <div role="search" aria-label={t(($) => $.find.open)} className={styles.find} onKeyDown={onEscape}>
      <input
        ref={field}
        type="search"
        className={styles.field}
        aria-label={t(($) => $.find.open)}
        placeholder={t(($) => $.find.open)}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={SEARCH_TEXT_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onEnter}
      />
      {isLoading && (
        <span aria-hidden="true" className={styles.loading}>
          {tCommon(($) => $.loading)}
        </span>
      )}
      <p role="status" className={styles.status}>
        {status()}
        {match && <span className="visually-hidden">: {match.text}</span>}
      </p>
      <IconButton
        icon="arrowUp"
        label={t(($) => $.find.older)}
        // A disabled button would lose the focus at the last match.
        aria-disabled={index + 1 >= count && !found?.next}
        onClick={toOlder}
      />
      <IconButton
        icon="arrowDown"
        label={t(($) => $.find.newer)}
        aria-disabled={!match || index === 0}
        onClick={toNewer}
      />
      <IconButton icon="close" label={t(($) => $.find.close)} onClick={onClose} />
      {failure && (
        <div role="alert" className={styles.failure}>
          {tCommon(($) => $.failure[failure])}
          <Button
            size="small"
            icon="retry"
            onClick={() => {
              // The button disappears.
              field.current?.focus();
              retry();
            }}
          >
            {tCommon(($) => $.tryAgain)}
          </Button>
        </div>
      )}
    </div>
  );
}
