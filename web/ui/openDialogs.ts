const dialogs: HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Registers a modal dialog while it is open; returns what removes it. */
export function addOpenDialog(dialog: HTMLElement): () => void {
  dialogs.push(dialog);
  for (const listener of listeners) listener();
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    for (const listener of listeners) listener();
  };
}

/** The topmost open dialog; everything outside of it is inert. */
export function topDialog(): HTMLElement | null {
  return dialogs.at(-1) ?? null;
}

export function onDialogsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
