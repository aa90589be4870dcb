/** What was saved when a form was opened. */
export interface FormBase<T> {
  readonly values: T;
  /** Its version; null if there is none. */
  readonly revision: string | null;
}

/** Unsaved form changes, kept in this browser (EXT-05). */
export interface KeptDraft<T> {
  /** When the values were typed, in ms since 1970. */
  readonly keptAt: number;
  readonly values: T;
  /** What they change; null if it was not stored. */
  readonly base: FormBase<T> | null;
}

/** Storage settings of a form's drafts. */
export interface DraftKind<T> {
  /** Unique per form. */
  readonly name: string;
  /** Drafts of other versions are ignored. */
  readonly version: number;
  /** An empty form; a draft that lacks one of its fields is ignored. */
  readonly model: T;
}

/** The draft kept for `key`, or null. */
export function loadDraft<T>({ name, version, model }: DraftKind<T>, key: string): KeptDraft<T> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(`${name}:${key}`) ?? 'null');
    if (!isRecord(stored) || stored['version'] !== version || typeof stored['keptAt'] !== 'number') return null;
    const { keptAt, values, base } = stored;
    if (!isLike(model, values)) return null;
    return {
      keptAt,
      values: values as T,
      base: isLike({ values: model, revision: null }, base) ? (base as FormBase<T>) : null,
    };
  } catch {
    return null;
  }
}

/**
 * Stores unsaved changes of `base` in localStorage. Without storage they last as long as the page. Values that are kept
 * already, such as those just restored, stay as old as they are.
 */
export function keepDraft<T>(kind: DraftKind<T>, key: string, values: T, now: number, base?: FormBase<T>): void {
  const { name, version } = kind;
  const kept = loadDraft(kind, key);
  const keptAt = kept && JSON.stringify(kept.values) === JSON.stringify(values) ? kept.keptAt : now;
  try {
    localStorage.setItem(`${name}:${key}`, JSON.stringify({ version, keptAt, values, base }));
  } catch {
    // The form itself still has the values.
  }
}

/** Deletes the draft after a save or discard. */
export function clearDraft<T>({ name }: DraftKind<T>, key: string): void {
  try {
    localStorage.removeItem(`${name}:${key}`);
  } catch {
    // Storage is denied, so there is no draft.
  }
}

/** Whether a stored value has the shape of `model`: lists for lists, the same fields in objects. */
function isLike(model: unknown, stored: unknown): boolean {
  if (Array.isArray(model)) return Array.isArray(stored);
  if (isRecord(model)) {
    return isRecord(stored) && Object.entries(model).every(([name, value]) => isLike(value, stored[name]));
  }
  return model === null ? stored !== undefined : typeof stored === typeof model;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
