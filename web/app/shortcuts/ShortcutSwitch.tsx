import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/Choices.tsx';
import { usePage } from '../page/page.ts';
import { useShortcutsOn } from './useShortcuts.ts';

/** Disables single-key shortcuts for users who trigger them by accident (WCAG 2.1.4). Stored in this browser. */
export function ShortcutSwitch() {
  const { t } = useTranslation('shell');
  const { shortcuts } = usePage();
  const isOn = useShortcutsOn();
  return <Checkbox label={t(($) => $.shortcuts.on)} checked={isOn} onChange={shortcuts.switchTo} />;
}
