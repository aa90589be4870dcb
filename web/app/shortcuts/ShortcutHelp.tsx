import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useCloseOnBack } from '../../ui/dialog/useCloseOnBack.ts';
import { usePage } from '../page/page.ts';
import { closeShortcutHelp } from './shortcutHelpState.ts';
import { ShortcutSwitch } from './ShortcutSwitch.tsx';
import styles from './ShortcutHelp.module.css';

/** Lists all shortcuts of the current page, with a switch to disable them. */
export function ShortcutHelp() {
  const { t } = useTranslation('shell');
  const { shortcuts } = usePage();
  const list = useSyncExternalStore(shortcuts.onChange, shortcuts.getList, shortcuts.getList);
  useCloseOnBack(closeShortcutHelp);
  return (
    <Dialog title={t(($) => $.shortcuts.title)} onClose={closeShortcutHelp}>
      <dl className={styles.list}>
        {list.map(({ keys, label }) => (
          <div key={keys} className={styles.row}>
            <dt>{label}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
      <ShortcutSwitch />
    </Dialog>
  );
}

function Keys({ keys }: { keys: string }) {
  const { t } = useTranslation('shell');
  // Letters as on keyboards and in the controls that have a shortcut.
  const [first, second] = keys.split(' ').map((key) => (key.length === 1 ? key.toUpperCase() : key));
  return (
    <>
      <kbd className={styles.key}>{first}</kbd>
      {second !== undefined && (
        <>
          {` ${t(($) => $.shortcuts.then)} `}
          <kbd className={styles.key}>{second}</kbd>
        </>
      )}
    </>
  );
}
