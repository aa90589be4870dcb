import { lazy, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { DialogBoundary } from '../content/DialogBoundary.tsx';
import { pressedKey } from '../page/shortcuts.ts';
import {
  closePalette,
  isPaletteOpen,
  onPaletteChange,
  openPalette,
  paletteText,
  setPaletteText,
} from './paletteState.ts';

const CommandPalette = lazy(async () => ({ default: (await import('./CommandPalette.tsx')).CommandPalette }));

/** Opens the command palette with Ctrl+K or Cmd+K on every page of the portal (EXT-25), but not over a dialog. */
export function PaletteKey() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || pressedKey(event) !== 'k') return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) openPalette();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const isOpen = useSyncExternalStore(onPaletteChange, isPaletteOpen, isPaletteOpen);
  return isOpen ? (
    <>
      <EarlyKeys />
      <DialogBoundary onFailure={closePalette}>
        <CommandPalette />
      </DialogBoundary>
    </>
  ) : null;
}

/** Until the palette is shown, keys are meant for it: they neither run shortcuts of the page nor enter text there. */
function EarlyKeys() {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      // From now on, its field has the focus.
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') closePalette();
      else if (event.key.length === 1) setPaletteText(paletteText() + event.key);
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);
  return null;
}
