import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { isPaletteOpen, onPaletteChange, openPalette } from './paletteState.ts';

const CommandPalette = lazy(async () => ({ default: (await import('./CommandPalette.tsx')).CommandPalette }));

/** Opens the command palette with Ctrl+K or Cmd+K on every page of the portal (EXT-25), but not over a dialog. */
export function PaletteKey() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) openPalette();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const isOpen = useSyncExternalStore(onPaletteChange, isPaletteOpen, isPaletteOpen);
  return isOpen ? (
    <Suspense fallback={null}>
      <CommandPalette />
    </Suspense>
  ) : null;
}
