import { readBriefForm } from '../../../../../domain/briefForm.ts';
import type { BriefForm } from '../../../../../domain/briefForm.ts';

/** A brief that was begun and not sent. `key`: made once, so that sending it again never doubles it. */
export interface BriefDraft {
  readonly key: string;
  readonly form: BriefForm;
}

function nameOf(alias: string): string {
  return `brief:${alias}`;
}

/** What was begun for an agency in this tab, if anything. */
export function loadDraft(alias: string): BriefDraft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(nameOf(alias)) ?? 'null');
    return isDraft(stored) ? { key: stored.key, form: formOf(stored.form) } : null;
  } catch {
    return null;
  }
}

/** Keeps a draft while the tab is open. Where the browser refuses storage it lives as long as the page. */
export function saveDraft(alias: string, draft: BriefDraft): void {
  try {
    sessionStorage.setItem(nameOf(alias), JSON.stringify(draft));
  } catch {
    // The form itself still holds it.
  }
}

/** Forgets the draft: it was sent. */
export function clearDraft(alias: string): void {
  try {
    sessionStorage.removeItem(nameOf(alias));
  } catch {
    // Nothing was kept then.
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

/** What is stored may be of another version or broken: read as if it was sent. */
function formOf(stored: Readonly<Record<string, unknown>>): BriefForm {
  return readBriefForm({
    get: (name) => stored[name],
    getAll: (name) => {
      const values: unknown = stored[name];
      return Array.isArray(values) ? values.filter((value): value is string => typeof value === 'string') : [];
    },
  });
}
