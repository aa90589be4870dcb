import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { isInputMethodKey } from '../../ui/composition.ts';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';

/** How long typing must pause before a search starts, in ms. */
const PAUSE_MS = 250;

/**
 * The text of a search field whose `query` is in the URL that was last requested (`useWantedSearch`). Calls `onSearch`
 * once typing pauses and the trimmed text has changed. Following a link or going back replaces the text; results that
 * arrive do not, because typing may have gone on. `/` focuses the field; Escape empties it, then leaves it.
 */
export function useSearchText(query: string, onSearch: (query: string) => void, shortcutLabel: string) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query);
  const [lastQuery, setLastQuery] = useState(query);
  const [asked, setAsked] = useState<string | null>(null);
  if (lastQuery !== query) {
    setLastQuery(query);
    setAsked(null);
    // The URL changed without typing, by a link or Back.
    if (query !== asked) setText(query);
  }

  const search = useEffectEvent((typed: string) => {
    if (typed === query) return;
    setAsked(typed);
    onSearch(typed);
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
        if (event.key !== 'Escape' || isInputMethodKey(event.nativeEvent)) return;
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
