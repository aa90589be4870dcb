import { readBriefForm } from '../../../../../domain/briefForm.ts';
import type { BriefForm } from '../../../../../domain/briefForm.ts';
import { clearTabDraft, keepTabDraft, loadTabDraft } from '../../../../site/tabDraft.ts';

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
  const stored = loadTabDraft(nameOf(alias));
  if (typeof stored?.['key'] !== 'string') return null;
  const { key, form } = stored;
  return typeof form === 'object' && form !== null ? { key, form: formOf(form as Record<string, unknown>) } : null;
}

/** Keeps a draft in this tab until it is sent or given up. */
export function saveDraft(alias: string, draft: BriefDraft): void {
  keepTabDraft(nameOf(alias), draft);
}

/** Deletes the draft for an agency, once it is sent or given up. */
export function clearDraft(alias: string): void {
  clearTabDraft(nameOf(alias));
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
