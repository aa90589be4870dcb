import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText } from '../../../../../domain/search/foldText.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { classNames } from '../../../../ui/classNames.ts';
import { isInputMethodKey } from '../../../../ui/composition.ts';
import { FILTER_FORM } from '../address/typedText.ts';
import { useDirectory } from '../address/directoryNavigation.ts';
import { toggleValue } from '../address/directorySearch.ts';
import type { DirectorySearch } from '../address/directorySearch.ts';
import { useFieldText } from './useFieldText.ts';
import { usePlaceSuggestions } from './usePlaceSuggestions.ts';
import type { PlaceSuggestion } from './usePlaceSuggestions.ts';
import { useDirectoryWords } from '../options/useDirectoryWords.ts';
import styles from './PlaceSearch.module.css';

/** Maximum suggestions shown. */
const SHOWN = 8;

/**
 * City and country search (DIR-04), an ARIA combobox. Without JavaScript the form submits the text as `place`, and the
 * page offers matching places.
 */
export function PlaceSearch({
  className,
  inputClassName,
  typed,
  chosen,
}: {
  className: string | undefined;
  /** The search with the text that is typed. */
  typed: () => DirectorySearch;
  /** Names of the places already selected; empty if there are none. */
  chosen: string;
  inputClassName: string | undefined;
}) {
  const { t } = useTranslation('directory');
  const { place: placeName } = useDirectoryWords();
  const { wanted, go } = useDirectory();
  const id = useId();
  const field = useFieldText(wanted.place);
  /** The text whose suggestions are open; null when closed. */
  const [pattern, setPattern] = useState<string | null>(null);
  /** Index of the active suggestion; -1 while the field itself is active. */
  const [active, setActive] = useState(-1);
  const suggestions = usePlaceSuggestions(pattern ?? '');
  const places = suggestions?.places.slice(0, SHOWN) ?? [];
  const isShown = pattern !== null && suggestions !== null;
  const at = Math.min(active, places.length - 1);

  useEffect(() => {
    const input = field.current;
    // Typed before hydration, with the focus still in the field.
    if (input && input.value !== input.defaultValue && input === document.activeElement) setPattern(input.value);
  }, [field]);

  const close = () => {
    setPattern(null);
    setActive(-1);
  };
  const choose = ({ alias }: PlaceSuggestion) => {
    if (field.current) field.current.value = '';
    close();
    // Choosing a selected place again must not remove it.
    if (!wanted.locations.includes(alias)) go(toggleValue(typed(), 'locations', alias));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isInputMethodKey(event.nativeEvent)) return;
    const chosen = places[at] ?? calledExactly(places, event.currentTarget.value);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setPattern(event.currentTarget.value);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // Moving past either end returns to the field.
      setActive(((at + 1 + step + places.length + 1) % (places.length + 1)) - 1);
    } else if (event.key === 'Enter' && isShown && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Enter') {
      close();
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    }
  };
  const status = !isShown
    ? ''
    : suggestions.hasFailed
      ? t(($) => $.place.failed)
      : places.length === 0
        ? t(($) => $.place.none)
        : t(($) => $.place.found, { count: places.length });

  return (
    <div className={classNames(styles.place, className)}>
      <Icon name="pin" size={18} />
      <input
        ref={field}
        form={FILTER_FORM}
        type="text"
        name="place"
        defaultValue={wanted.place}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        className={inputClassName}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown && places.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={isShown && at >= 0 ? `${id}-${at}` : undefined}
        aria-label={t(($) => $.filters.locations)}
        placeholder={chosen === '' ? t(($) => $.place.label) : chosen}
        data-chosen={chosen === '' ? undefined : ''}
        onChange={(event) => {
          setPattern(event.currentTarget.value);
          setActive(-1);
        }}
        onKeyDown={press}
        onBlur={close}
      />
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={t(($) => $.filters.locations)}
        className={styles.list}
        hidden={!isShown || places.length === 0}
      >
        {places.map((place, index) => (
          <li
            key={place.alias}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            className={styles.option}
            // Keeps the focus in the field until the click arrives.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(place)}
          >
            {placeName(place)}
          </li>
        ))}
      </ul>
      {isShown && places.length === 0 && <p className={styles.note}>{status}</p>}
      <p role="status" className="visually-hidden">
        {status}
      </p>
    </div>
  );
}

/** The only place with this name. */
function calledExactly(places: readonly PlaceSuggestion[], name: string): PlaceSuggestion | undefined {
  const [first, ...others] = places.filter((place) => foldText(place.name) === foldText(name));
  return others.length === 0 ? first : undefined;
}
