import { Icon } from '../../../ui/Icon.tsx';
import styles from './SearchInput.module.css';

/** A search field that filters the list below it. */
export function SearchInput({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <div className={styles.search}>
      <Icon name="search" size={16} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={(event) => {
          // Enter searches; it must not submit the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
    </div>
  );
}
