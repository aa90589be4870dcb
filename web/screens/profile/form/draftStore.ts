import { NEW_PROFILE } from './editedProfile.ts';
import type { EditedProfile } from './editedProfile.ts';

/** Of another version of the form: not read. */
const VERSION = 2;

/** Changes that were not saved, kept in this browser (EXT-05). */
export interface ProfileDraft {
  /** In ms since 1970. */
  readonly keptAt: number;
  readonly values: EditedProfile;
  /** What was saved when they were typed. */
  readonly base: EditedProfile;
}

function nameOf(ownerId: string): string {
  return `profile:${ownerId}`;
}

/** What this account's owner typed here and did not save, if anything. */
export function loadDraft(ownerId: string): ProfileDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameOf(ownerId)) ?? 'null');
    return isDraft(stored) ? { keptAt: stored.keptAt, values: stored.values, base: stored.base } : null;
  } catch {
    return null;
  }
}

/** Keeps unsaved changes, also beyond the tab. Where the browser refuses storage they live as long as the page. */
export function keepDraft(ownerId: string, { values, base, keptAt }: ProfileDraft): void {
  try {
    localStorage.setItem(nameOf(ownerId), JSON.stringify({ version: VERSION, keptAt, values, base }));
  } catch {
    // The form itself still has them.
  }
}

/** Forgets the changes: they were saved or given up. */
export function clearDraft(ownerId: string): void {
  try {
    localStorage.removeItem(nameOf(ownerId));
  } catch {
    // Nothing was kept then.
  }
}

function isDraft(stored: unknown): stored is ProfileDraft {
  if (!isRecord(stored) || stored['version'] !== VERSION || typeof stored['keptAt'] !== 'number') return false;
  return isLike(NEW_PROFILE, stored['values']) && isLike(NEW_PROFILE, stored['base']);
}

/** Whether a stored value can stand where `model` does: lists for lists, the same fields in records. */
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
