import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { isInputMethodKey } from '../composition.ts';
import { Icon } from '../Icon.tsx';
import styles from './ListSearch.module.css';

export interface ListOption {
  /** Unique in the list. */
  readonly id: string;
  /** Heading above the first option of a group. */
  readonly group?: string;
  readonly content: ReactNode;
  readonly onSelect: () => void;
}

/** A text field over a list of matches (combobox pattern of WAI-ARIA): arrows move, Enter selects. */
export function ListSearch({
  label,
  text,
  options,
  empty,
  failure = null,
  isLoading = false,
  onText,
}: {
  label: string;
  text: string;
  options: readonly ListOption[];
  /** Shown and announced if nothing matches. */
  empty: string;
  /** Shown and announced instead, also below matches. */
  failure?: string | null;
  /** Whether the matches of this text are still loading. Enter then selects the first one once they arrive. */
  isLoading?: boolean;
  onText: (text: string) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const at = Math.max(
    0,
    options.findIndex((option) => option.id === active),
  );
  const current = options[at];
  /** Whether Enter was pressed before there was a match of this text. */
  const isAwaited = useRef(false);
  const selectAwaited = useEffectEvent(() => {
    if (isAwaited.current) current?.onSelect();
    isAwaited.current = false;
  });

  useEffect(() => {
    input.current?.focus();
    // A dialog that opens later focuses the field with this attribute.
    input.current?.setAttribute('autofocus', '');
  }, []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [current?.id]);
  useEffect(() => {
    if (!isLoading) selectAwaited();
  }, [isLoading]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isInputMethodKey(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setActive(options.at((at + step) % options.length)?.id ?? null);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (current) current.onSelect();
      else isAwaited.current = isLoading;
    }
  };
  return (
    <div className={styles.search}>
      <div className={styles.field}>
        <Icon name="search" size={18} />
        <input
          ref={input}
          role="combobox"
          aria-label={label}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current && `${id}-${at}`}
          autoComplete="off"
          placeholder={label}
          value={text}
          onChange={(event) => {
            setActive(null);
            isAwaited.current = false;
            onText(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <ul ref={list} id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
        {options.map((option, index) => (
          <li
            key={option.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            className={classNames(
              styles.option,
              option.group !== undefined && option.group !== options[index - 1]?.group && styles.first,
            )}
            data-group={option.group}
            onPointerMove={() => setActive(option.id)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={option.onSelect}
          >
            <div className={styles.entry}>{option.content}</div>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.empty}>
        {failure ?? (options.length === 0 && empty)}
      </p>
    </div>
  );
}
