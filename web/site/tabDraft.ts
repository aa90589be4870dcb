/** Input that a visitor has not sent yet, kept for a reload or Back in the same tab. Null if there is none. */
export function loadTabDraft(name: string): Readonly<Record<string, unknown>> | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    return typeof stored === 'object' ? (stored as Readonly<Record<string, unknown>> | null) : null;
  } catch {
    return null;
  }
}

/** Keeps input in sessionStorage; without storage, only the form itself has the values. */
export function keepTabDraft(name: string, draft: object): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(draft));
  } catch {
    // The form itself still has the values.
  }
}

/** Deletes the input, once it is sent or given up. */
export function clearTabDraft(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Storage is denied, so there is no draft.
  }
}
