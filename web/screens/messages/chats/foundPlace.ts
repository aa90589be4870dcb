/** The message behind a search hit, stored in the history state of its link. */
export interface FoundPlace {
  /** Global id of the message. */
  readonly id: string;
  /** When it was sent, ISO 8601. */
  readonly at: string;
}

/** History state outlives releases, so it is validated like any URL. */
export function foundPlaceOf(state: unknown): FoundPlace | null {
  if (typeof state !== 'object' || state === null || !('id' in state) || !('at' in state)) return null;
  const { id, at } = state;
  return typeof id === 'string' && typeof at === 'string' ? { id, at } : null;
}
