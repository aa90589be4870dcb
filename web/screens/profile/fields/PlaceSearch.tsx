import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { TextField } from '../../../ui/Field.tsx';
import type { Place } from '../form/editedProfile.ts';
import styles from './Fields.module.css';
import { usePlaces } from './usePlaces.ts';

/** A field that finds places by name; the places are buttons below it, reached by Tab or the arrow keys. */
export function PlaceSearch({
  label,
  path,
  text,
  isSearching,
  error,
  disabled = false,
  onText,
  onChoose,
}: {
  label: string;
  path?: string;
  text: string;
  /** Whether `text` is a search, not the name of what is selected. */
  isSearching: boolean;
  error?: ReactNode;
  disabled?: boolean;
  onText: (text: string) => void;
  onChoose: (place: Place) => void;
}) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const found = usePlaces(isSearching ? text : '');
  const box = useRef<HTMLDivElement>(null);
  const hasText = isSearching && text.trim().length > 1;

  const onKeyDown = (event: KeyboardEvent) => {
    // It searches; it does not send the form.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || !box.current) return;
    const stops = [...box.current.querySelectorAll<HTMLElement>('input, button')];
    const target = stops[stops.findIndex((stop) => stop === document.activeElement) + step];
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  return (
    // Keys are taken from the field and the buttons inside.
    <div ref={box} className={styles.search} onKeyDown={onKeyDown}>
      <TextField
        type="search"
        data-path={path}
        label={label}
        value={text}
        error={error}
        disabled={disabled}
        autoComplete="off"
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      <div role="status" className={styles.searchState}>
        {hasText && !found && t(($) => $.place.searching)}
        {hasText && found?.hasFailed && t(($) => $.place.failed)}
        {hasText && found && !found.hasFailed && found.places.length === 0 && t(($) => $.choose.noMatch)}
      </div>
      {hasText && found && found.places.length > 0 && (
        <ul role="list" className={styles.places}>
          {found.places.map((place) => (
            <li key={place.id}>
              <button
                type="button"
                onClick={() => {
                  onChoose(place);
                  box.current?.querySelector('input')?.focus();
                }}
              >
                <span>{place.name}</span>
                {place.type !== 'Country' && <span className={styles.country}>{format.country(place.country)}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
