import { APPLICATION_FIELDS } from '../../../../domain/application.ts';
import type { Application } from '../../../../domain/application.ts';

function nameOf(ownerId: string): string {
  return `application:${ownerId}`;
}

/** What this account's owner typed into the application and did not send (EXT-05); null when there is nothing. */
export function loadApplicationDraft(ownerId: string): Application | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameOf(ownerId)) ?? 'null');
    return isApplication(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function hasApplicationDraft(ownerId: string): boolean {
  return loadApplicationDraft(ownerId) !== null;
}

/** Keeps what is typed, also beyond the tab. Where the browser refuses storage it lives as long as the form. */
export function keepApplicationDraft(ownerId: string, { name, website, email, text }: Application): void {
  try {
    localStorage.setItem(nameOf(ownerId), JSON.stringify({ name, website, email, text }));
  } catch {
    // The form itself still has it.
  }
}

/** Forgets what was typed: it was sent or given up. */
export function clearApplicationDraft(ownerId: string): void {
  try {
    localStorage.removeItem(nameOf(ownerId));
  } catch {
    // Nothing was kept then.
  }
}

function isApplication(stored: unknown): stored is Application {
  if (typeof stored !== 'object' || stored === null) return false;
  const record: Partial<Record<string, unknown>> = { ...stored };
  return APPLICATION_FIELDS.every((field) => typeof record[field] === 'string');
}
