/** Whether the command palette is open; Ctrl/Cmd+K and the navigation open it. */
let open = false;
/** What is typed into it, also before it has loaded. */
let text = '';
const listeners = new Set<() => void>();

function set(isOpen: boolean, typed: string): void {
  open = isOpen;
  text = typed;
  for (const tell of listeners) tell();
}

export function isPaletteOpen(): boolean {
  return open;
}

export function openPalette(): void {
  if (!open) set(true, '');
}

export function paletteText(): string {
  return text;
}

export function setPaletteText(typed: string): void {
  set(open, typed);
}

export function closePalette(): void {
  set(false, '');
}

export function onPaletteChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
