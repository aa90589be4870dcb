import { APPLICATION_FIELDS } from '../../../../domain/application.ts';
import type { Application } from '../../../../domain/application.ts';

function nameOf(ownerId: string): string {
  return `application:${ownerId}`;
}

/** This account's unsent application (EXT-05), or null. */
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

/** Stores the input in localStorage. Without storage it lasts as long as the form. */
export function keepApplicationDraft(ownerId: string, { name, website, email, text }: Application): void {
  try {
    localStorage.setItem(nameOf(ownerId), JSON.stringify({ name, website, email, text }));
  } catch {
    // The form itself still has it.
  }
}

/** Deletes the input after it was sent or discarded. */
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
