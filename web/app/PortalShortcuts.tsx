import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../ui/Dialog.tsx';
import { usePage } from './page.ts';
import { paths } from './paths.ts';
import { closeShortcutHelp, isShortcutHelpOpen, onShortcutHelpChange, openShortcutHelp } from './shortcutHelp.ts';
import { ShortcutSwitch } from './ShortcutSwitch.tsx';
import { useShortcuts } from './useShortcuts.ts';
import styles from './PortalShortcuts.module.css';

/** The keys that work on every page of the portal, and the help that lists them with those of the page (EXT-09). */
export function PortalShortcuts() {
  const { t } = useTranslation('shell');
  const { shortcuts } = usePage();
  const navigate = useNavigate();
  const goTo = (path: string) => () => void navigate(path);
  useShortcuts([
    { keys: '?', label: t(($) => $.shortcuts.help), run: openShortcutHelp },
    { keys: 'g o', label: t(($) => $.shortcuts.goToOverview), run: goTo(paths.overview) },
    { keys: 'g l', label: t(($) => $.shortcuts.goToLeads), run: goTo(paths.leads) },
    { keys: 'g m', label: t(($) => $.shortcuts.goToMessages), run: goTo(paths.messages) },
    { keys: 'g s', label: t(($) => $.shortcuts.goToSettings), run: goTo(paths.settings) },
  ]);
  useEffect(() => {
    document.addEventListener('keydown', shortcuts.handle);
    return () => document.removeEventListener('keydown', shortcuts.handle);
  }, [shortcuts]);

  const open = useSyncExternalStore(onShortcutHelpChange, isShortcutHelpOpen, isShortcutHelpOpen);
  return open ? <ShortcutHelp /> : null;
}

function ShortcutHelp() {
  const { t } = useTranslation('shell');
  const { shortcuts } = usePage();
  const list = useSyncExternalStore(shortcuts.onChange, shortcuts.getList, shortcuts.getList);
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
  const [first, second] = keys.split(' ');
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
