import { lazy, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DialogBoundary } from '../content/DialogBoundary.tsx';
import { usePage } from '../page/page.ts';
import { paths } from '../routing/paths.ts';
import { closeShortcutHelp, isShortcutHelpOpen, onShortcutHelpChange, openShortcutHelp } from './shortcutHelpState.ts';
import { useShortcuts } from './useShortcuts.ts';

const ShortcutHelp = lazy(async () => ({ default: (await import('./ShortcutHelp.tsx')).ShortcutHelp }));

/** Shortcuts available on every page of the portal, and the help dialog that lists all active ones (EXT-09). */
export function PortalShortcuts() {
  const { t } = useTranslation('shell');
  const { shortcuts } = usePage();
  const navigate = useNavigate();
  const goTo = (path: string) => () => void navigate(path);
  useShortcuts([
    { keys: '?', label: t(($) => $.shortcuts.help), run: openShortcutHelp },
    { keys: 'g o', label: t(($) => $.shortcuts.goToDashboard), run: goTo(paths.dashboard) },
    { keys: 'g l', label: t(($) => $.shortcuts.goToLeads), run: goTo(paths.leads) },
    { keys: 'g m', label: t(($) => $.shortcuts.goToMessages), run: goTo(paths.messages) },
    { keys: 'g s', label: t(($) => $.shortcuts.goToSettings), run: goTo(paths.settings) },
  ]);
  useEffect(() => {
    document.addEventListener('keydown', shortcuts.handle);
    return () => document.removeEventListener('keydown', shortcuts.handle);
  }, [shortcuts]);

  const open = useSyncExternalStore(onShortcutHelpChange, isShortcutHelpOpen, isShortcutHelpOpen);
  return open ? (
    <DialogBoundary onFailure={closeShortcutHelp}>
      <ShortcutHelp />
    </DialogBoundary>
  ) : null;
}
