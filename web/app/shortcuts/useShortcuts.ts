import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { usePage } from '../page/page.ts';
import type { Shortcut } from '../page/shortcuts.ts';

/** Registers shortcuts while a screen is mounted. `run` may use the latest props and state. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const { shortcuts: all } = usePage();
  const run = useEffectEvent((keys: string) => shortcuts.find((shortcut) => shortcut.keys === keys)?.run());
  // Re-registers only when keys or labels change.
  const names = JSON.stringify(shortcuts.map(({ keys, label, once }) => ({ keys, label, once })));
  // Before the screen is painted, so that a key pressed on seeing it counts.
  useLayoutEffect(() => {
    const entries = JSON.parse(names) as Omit<Shortcut, 'run'>[];
    return all.add(entries.map((entry) => ({ ...entry, run: () => run(entry.keys) })));
  }, [all, names]);
}

/** Whether single-key shortcuts are on (EXT-09). */
export function useShortcutsOn(): boolean {
  const { shortcuts } = usePage();
  return useSyncExternalStore(shortcuts.onChange, shortcuts.isOn, shortcuts.isOn);
}

/** Whether a shortcut is registered now, for hints that name its key. */
export function useHasShortcut(wanted: string): boolean {
  const { shortcuts } = usePage();
  const has = () => shortcuts.getList().some(({ keys }) => keys === wanted);
  return useSyncExternalStore(shortcuts.onChange, has, has);
}
