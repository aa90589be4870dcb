const dialogs: HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Registers an open modal dialog; returns a function that removes it. */
export function addOpenDialog(dialog: HTMLElement): () => void {
  dialogs.push(dialog);
  for (const listener of listeners) listener();
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    for (const listener of listeners) listener();
  };
}

/** The topmost open dialog; everything outside it is inert. */
export function topDialog(): HTMLElement | null {
  return dialogs.at(-1) ?? null;
}

export function onDialogsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
