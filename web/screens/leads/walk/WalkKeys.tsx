import { useTranslation } from 'react-i18next';
import { openShortcutHelp } from '../../../app/shortcuts/shortcutHelpState.ts';
import { useHasShortcut, useShortcutsOn } from '../../../app/shortcuts/useShortcuts.ts';
import styles from './WalkKeys.module.css';

/** Shows the shortcuts for the open lead, unless shortcuts are turned off (EXT-09); those to answer only if it can be. */
export function WalkKeys() {
  const { t } = useTranslation('inbox');
  const isToAnswer = useHasShortcut('a');
  if (!useShortcutsOn()) return null;
  return (
    <div className={styles.keys}>
      <span>
        <kbd>J</kbd> <kbd>K</kbd> {t(($) => $.walk.keys.move)}
      </span>
      {isToAnswer && (
        <>
          <span>
            <kbd>A</kbd> {t(($) => $.walk.keys.accept)}
          </span>
          <span>
            <kbd>D</kbd> {t(($) => $.walk.keys.decline)}
          </span>
        </>
      )}
      <button type="button" onClick={openShortcutHelp}>
        <kbd>?</kbd> {t(($) => $.walk.keys.all)}
      </button>
    </div>
  );
}
