import { useSyncExternalStore } from 'react';
import { usePage } from '../page/page.ts';

/** Whether single-key shortcuts are on (EXT-09). */
export function useShortcutsOn(): boolean {
  const { shortcuts } = usePage();
  return useSyncExternalStore(shortcuts.onChange, shortcuts.isOn, shortcuts.isOn);
}
