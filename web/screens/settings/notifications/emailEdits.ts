import { normalizeEmail } from '../../../../domain/contact/email.ts';
import type { EmailValues } from './emailFaults.ts';

/**
 * Unsaved changes, as differences from the saved settings: if somebody else saves those meanwhile, the changes apply to
 * the newer ones.
 */
export interface EmailEdits {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Null: as saved. */
  readonly isConsented: boolean | null;
  /** An address that has not been added yet. */
  readonly typed: string;
}

export const NO_EDITS: EmailEdits = { added: [], removed: [], isConsented: null, typed: '' };

/** The settings with the edits. */
export function editedSettings(saved: EmailValues, { added, removed, isConsented }: EmailEdits): EmailValues {
  const kept = saved.values.filter((value) => !removed.includes(value));
  return {
    isConsented: isConsented ?? saved.isConsented,
    values: [...kept, ...added.filter((value) => !kept.includes(value))],
  };
}

/** The edits with `address` added; one that was removed before is back in its place. */
export function withAdded({ added, removed }: EmailEdits, address: string): Partial<EmailEdits> {
  const normalized = normalizeEmail(address);
  return removed.includes(normalized)
    ? { removed: removed.filter((value) => value !== normalized), typed: '' }
    : { added: [...added, normalized], typed: '' };
}

/** The edits without `address`. */
export function withoutAddress(
  saved: EmailValues,
  { added, removed }: EmailEdits,
  address: string,
): Partial<EmailEdits> {
  return {
    added: added.filter((value) => value !== address),
    removed: saved.values.includes(address) ? [...removed, address] : removed,
  };
}
