import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import { openPalette } from '../palette/paletteState.ts';
import styles from './PaletteButton.module.css';

/** Opens the command palette (EXT-25); an icon, named by its title, on the rail and on phones. */
export function PaletteButton() {
  const { t } = useTranslation('shell');
  const title = t(($) => $.palette.title);
  return (
    <button
      type="button"
      className={styles.button}
      title={title}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
    >
      <Icon name="search" size={18} />
      <span className={styles.label}>{title}</span>
      <kbd className={styles.key} aria-hidden="true">
        {/^(?:Mac|iP)/.test(navigator.platform) ? '⌘K' : t(($) => $.palette.key)}
      </kbd>
    </button>
  );
}
