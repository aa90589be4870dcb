import { useShortcutsOn } from './useShortcuts.ts';

/**
 * Shows the shortcut of a control inside it, unless shortcuts are off (EXT-09). Hidden from screen readers, for which
 * the shortcut help names it.
 */
export function ShortcutKey({ name, className }: { name: string; className: string | undefined }) {
  if (!useShortcutsOn()) return null;
  return <kbd className={className} data-key={name} aria-hidden="true" />;
}
