import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';

/** Pause in typing before a search, in ms. */
const PAUSE_MS = 250;

/**
 * The text of a search whose result the URL names (`query`): `onSearch` is called once typing pauses and the trimmed
 * text is another one. A link or Back replaces the text. `/` focuses the field, Escape empties it, then leaves it.
 */
export function useSearchText(query: string, onSearch: (query: string) => void, shortcutLabel: string) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query);
  const [shownQuery, setShownQuery] = useState(query);
  // The URL changed without typing, by a link or Back.
  if (shownQuery !== query) {
    setShownQuery(query);
    if (text.trim() !== query) setText(query);
  }

  const search = useEffectEvent((typed: string) => {
    if (typed !== query) onSearch(typed);
  });
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useShortcuts([{ keys: '/', label: shortcutLabel, run: () => input.current?.focus() }]);

  return {
    text,
    fieldProps: {
      ref: input,
      type: 'search',
      autoComplete: 'off',
      enterKeyHint: 'search',
      value: text,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.currentTarget.value),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        if (text === '') event.currentTarget.blur();
        setText('');
      },
    } as const,
    clear: () => {
      setText('');
      input.current?.focus();
    },
  };
}
