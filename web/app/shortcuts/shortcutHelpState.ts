/** Whether the shortcut help is open; a key and the account menu open it. */
let open = false;
const listeners = new Set<() => void>();

function set(value: boolean): void {
  open = value;
  for (const tell of listeners) tell();
}

export function isShortcutHelpOpen(): boolean {
  return open;
}

export function openShortcutHelp(): void {
  set(true);
}

export function closeShortcutHelp(): void {
  set(false);
}

export function onShortcutHelpChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
