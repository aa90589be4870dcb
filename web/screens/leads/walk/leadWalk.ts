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

/** The position of a lead by its slug or uuid. For a lead that is not on the page, `next` is the first one. */
export function placeOf(leads: readonly WalkedLead[], slugOrUuid: string | null): LeadPlace {
  const index = leads.findIndex(({ slug, uuid }) => slug === slugOrUuid || uuid === slugOrUuid);
  return {
    index,
    previous: index > 0 ? (leads[index - 1] ?? null) : null,
    next: leads[index + 1] ?? null,
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
