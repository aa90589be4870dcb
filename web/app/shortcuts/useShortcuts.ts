import { useEffect, useEffectEvent } from 'react';
import { usePage } from '../page/page.ts';
import type { Shortcut } from '../page/shortcuts.ts';

/** Registers shortcuts while a screen is mounted. `run` may use the latest props and state. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const { shortcuts: all } = usePage();
  const run = useEffectEvent((keys: string) => shortcuts.find((shortcut) => shortcut.keys === keys)?.run());
  // Re-registers only when keys or labels change.
  const names = shortcuts.map(({ keys, label }) => `${keys}\t${label}`).join('\n');
  useEffect(() => {
    const entries = names.split('\n').map((name) => name.split('\t'));
    return all.add(entries.map(([keys = '', label = '']) => ({ keys, label, run: () => run(keys) })));
  }, [all, names]);
}
