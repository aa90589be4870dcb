import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText } from '../../../../domain/search/foldText.ts';
import { useFormat } from '../../../i18n/format.ts';
import { isInputMethodKey } from '../../../ui/composition.ts';
import { TextField } from '../../../ui/Field.tsx';
import type { Place } from '../form/editedProfile.ts';
import styles from './PlaceSearch.module.css';
import { usePlaces } from './usePlaces.ts';

/**
 * Search for places by name, a combobox according to the ARIA pattern. A name that only one place has, or, in a
 * field for a city, only one city, is selected when the user leaves the field, also if the search has to end first.
 */
export function PlaceSearch({
  label,
  path,
  text,
  isSearching,
  error,
  disabled,
  onText,
  onChoose,
}: {
  label: string;
  /** Field of the form that takes a city, in which a name like Geneva is not that of the state. */
  path?: string;
  text: string;
  /** Whether `text` is a search rather than the name of what is selected. */
  isSearching: boolean;
  error?: ReactNode;
  disabled?: boolean;
  onText: (text: string) => void;
  onChoose: (place: Place) => void;
}) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  /** Index of the active option; -1 while the field itself is active. */
  const [active, setActive] = useState(-1);
  const [isLeft, setIsLeft] = useState(false);
  const found = usePlaces(isSearching ? text : '');
  const places = found?.places ?? [];
  const hasText = isSearching && text.trim().length > 1;
  const isShown = isOpen && hasText && places.length > 0;
  const at = Math.min(active, places.length - 1);
  const named = hasText ? places.filter(({ name }) => foldText(name) === foldText(text.trim())) : [];
  const candidates = path && named.length > 1 ? named.filter(({ type }) => type === 'City') : named;
  const only = candidates.length === 1 ? candidates[0] : undefined;

  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const choose = (place: Place) => {
    close();
    onChoose(place);
  };
  const chooseOnly = useEffectEvent(() => only && choose(only));
  const isNamed = isLeft && only !== undefined;
  useEffect(() => {
    if (isNamed) chooseOnly();
  }, [isNamed]);
  const press = (event: KeyboardEvent) => {
    if (isInputMethodKey(event.nativeEvent)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setIsOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : places.length;
      // Moving past either end makes the field active again.
      setActive(((at + 1 + step) % (places.length + 1)) - 1);
    } else if (event.key === 'Enter') {
      // Enter selects; it must not submit the form.
      event.preventDefault();
      const chosen = isShown ? (places[at] ?? only) : undefined;
      if (chosen) choose(chosen);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    }
  };
  const status = () => {
    if (!hasText) return '';
    if (!found) return t(($) => $.place.searching);
    if (found.hasFailed) return t(($) => $.place.failed);
    return places.length === 0 ? t(($) => $.choose.noMatch) : t(($) => $.place.found, { count: places.length });
  };

  return (
    <div className={styles.search}>
      <TextField
        type="text"
        data-path={path}
        data-entry
        label={label}
        value={text}
        error={error}
        disabled={disabled}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={isShown && at >= 0 ? `${id}-${at}` : undefined}
        onChange={({ currentTarget }) => {
          setIsOpen(true);
          setActive(-1);
          setIsLeft(false);
          onText(currentTarget.value);
        }}
        onKeyDown={press}
        onFocus={() => setIsLeft(false)}
        onBlur={() => {
          close();
          setIsLeft(true);
        }}
        after={
          <ul
            id={`${id}-list`}
            role="listbox"
            aria-label={t(($) => $.choose.find, { field: label })}
            className={styles.list}
            hidden={!isShown}
          >
            {isShown &&
              places.map((place, index) => (
                <li
                  key={place.id}
                  id={`${id}-${index}`}
                  ref={index === at ? scrollIntoList : undefined}
                  role="option"
                  aria-selected={index === at}
                  className={styles.option}
                  // Keeps the focus in the field until the click arrives.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => choose(place)}
                >
                  <span>{place.name}</span>{' '}
                  <span className={styles.country}>
                    {place.type === 'State' && `${t(($) => $.place.state)} · `}
                    {place.type !== 'Country' && format.country(place.country)}
                  </span>
                </li>
              ))}
          </ul>
        }
      />
      <div role="status" className={places.length > 0 ? 'visually-hidden' : styles.state}>
        {status()}
      </div>
    </div>
  );
}

/** Scrolls the list, but not the page. */
function scrollIntoList(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}
