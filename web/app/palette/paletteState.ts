/** Whether the command palette is open; Ctrl/Cmd+K and the navigation open it. */
let open = false;
/** What was typed for it before it was loaded. */
let typed = '';
const listeners = new Set<() => void>();

function set(value: boolean): void {
  open = value;
  for (const tell of listeners) tell();
}

export function isPaletteOpen(): boolean {
  return open;
}

export function openPalette(): void {
  if (!open) typed = '';
  set(true);
}

export function typedEarly(): string {
  return typed;
}

export function typeEarly(text: string): void {
  typed += text;
}

export function closePalette(): void {
  set(false);
}

export function onPaletteChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
