import { readBriefForm } from '../../../../../domain/briefForm.ts';
import type { BriefForm } from '../../../../../domain/briefForm.ts';

/** A kept form. The fields that a search fills in are missing unless the visitor changed them. */
export type KeptBrief = Omit<BriefForm, SearchedField> & Partial<Pick<BriefForm, SearchedField>>;
type SearchedField = 'services' | 'budgetId';

/** An unsent brief. `key`: its idempotency key, so that a retry never sends it twice. */
export interface BriefDraft {
  readonly key: string;
  readonly form: KeptBrief;
}

function nameOf(alias: string): string {
  return `brief:${alias}`;
}

/** The draft for an agency in this tab, or null. */
export function loadDraft(alias: string): BriefDraft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(nameOf(alias)) ?? 'null');
    return isDraft(stored) ? { key: stored.key, form: formOf(stored.form) } : null;
  } catch {
    return null;
  }
}

/** Keeps a draft in sessionStorage; without storage, only the form itself has the values. */
export function saveDraft(alias: string, draft: BriefDraft): void {
  try {
    sessionStorage.setItem(nameOf(alias), JSON.stringify(draft));
  } catch {
    // The form itself still has the values.
  }
}

/** Deletes the draft for an agency, once it is sent or given up. */
export function clearDraft(alias: string): void {
  try {
    sessionStorage.removeItem(nameOf(alias));
  } catch {
    // Storage is denied, so there is no draft.
  }
}

function isDraft(value: unknown): value is { key: string; form: Record<string, unknown> } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    'form' in value &&
    typeof value.form === 'object' &&
    value.form !== null
  );
}

/** Validates a stored value, which may be corrupt or from another version. */
function formOf(stored: Readonly<Record<string, unknown>>): KeptBrief {
  const { services, budgetId, ...form } = readBriefForm({
    get: (name) => stored[name],
    getAll: (name) => {
      const values: unknown = stored[name];
      return Array.isArray(values) ? values.filter((value): value is string => typeof value === 'string') : [];
    },
  });
  return { ...form, ...('services' in stored && { services }), ...('budgetId' in stored && { budgetId }) };
}
