/** Whether the command palette is open; Ctrl/Cmd+K and the navigation open it. */
let open = false;
const listeners = new Set<() => void>();

function set(value: boolean): void {
  open = value;
  for (const tell of listeners) tell();
}

export function isPaletteOpen(): boolean {
  return open;
}

export function openPalette(): void {
  set(true);
}

export function closePalette(): void {
  set(false);
}

export function onPaletteChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
