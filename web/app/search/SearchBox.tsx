import { useTranslation } from 'react-i18next';
import { SEARCH_TEXT_MAX } from '../../../domain/textLength.ts';
import { IconButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ShortcutKey } from '../shortcuts/ShortcutKey.tsx';
import { useSearchText } from './useSearchText.ts';
import styles from './SearchBox.module.css';

/** Searches a list while the user types. The text is in the URL, so Back and shared links keep it. */
export function SearchBox({
  query,
  label,
  shortcutLabel,
  className,
  onSearch,
}: {
  /** The text in the URL that was last requested. */
  query: string;
  label: string;
  /** What `/` does, for the shortcut help. */
  shortcutLabel: string;
  className?: string | undefined;
  onSearch: (query: string) => void;
}) {
  const { t } = useTranslation('shell');
  const { text, fieldProps, clear } = useSearchText(query, onSearch, shortcutLabel);
  return (
    <div role="search" className={classNames(styles.search, className)}>
      <Icon name="search" size={16} />
      <input
        {...fieldProps}
        className={styles.input}
        aria-label={label}
        placeholder={label}
        maxLength={SEARCH_TEXT_MAX}
      />
      {text === '' ? (
        <ShortcutKey name="/" className={styles.key} />
      ) : (
        <IconButton icon="close" label={t(($) => $.clearSearch)} onClick={clear} />
      )}
    </div>
  );
}
