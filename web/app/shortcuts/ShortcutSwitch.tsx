import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/Choices.tsx';
import { usePage } from '../page/page.ts';

/** Switches single-key shortcuts off for those whom they get in the way of (WCAG 2.1.4). Kept in this browser. */
export function ShortcutSwitch() {
  const { t } = useTranslation('shell');
  const { shortcuts } = usePage();
  const isOn = useSyncExternalStore(shortcuts.onChange, shortcuts.isOn, shortcuts.isOn);
  return <Checkbox label={t(($) => $.shortcuts.on)} checked={isOn} onChange={shortcuts.switchTo} />;
}
