/** A lead of the list. */
export interface WalkedLead {
  readonly id: string;
  readonly slug: string;
  readonly uuid: string;
  readonly status: string | null | undefined;
}

/** The position of a lead on the page, and its neighbors. */
export interface LeadPlace {
  /** Index on the page; -1 if the lead is not on it. */
  readonly index: number;
  readonly previous: WalkedLead | null;
  readonly next: WalkedLead | null;
}

/**
 * The position of a lead by its slug or uuid. A lead that has left the page has the neighbors of its former index; for
 * any other that is not on it, `next` is the first one.
 */
export function placeOf(leads: readonly WalkedLead[], slugOrUuid: string | null, formerIndex = 0): LeadPlace {
  const index = leads.findIndex(({ slug, uuid }) => slug === slugOrUuid || uuid === slugOrUuid);
  return {
    index,
    previous: leads[(index < 0 ? formerIndex : index) - 1] ?? null,
    next: leads[index < 0 ? formerIndex : index + 1] ?? null,
  };
}

/** Whether a lead can be answered. */
export function isWaiting({ status }: WalkedLead): boolean {
  return status === 'ACTIVE';
}

/** The lead to go to after an answer: the next one that can be answered, else an earlier one; null if none is left. */
export function nextToAnswer(leads: readonly WalkedLead[], answeredId: string): WalkedLead | null {
  const at = leads.findIndex(({ id }) => id === answeredId);
  const others = [...leads.slice(at + 1), ...leads.slice(0, Math.max(0, at))];
  return others.find(isWaiting) ?? null;
}
