export interface Numbered {
  /** Number of rows before the page. */
  readonly skip: number;
  readonly limit: number;
  /** Number of rows in the whole list. */
  readonly size: number;
}

/** Offset and limit of a page, counted from that end of a sorted list from which fewer rows are skipped. */
export function fromNearerEnd({ skip, limit, size }: Numbered) {
  if (skip <= size / 2) return { isReversed: false, offset: skip, limit };
  const taken = Math.min(limit, Math.max(0, size - skip));
  return { isReversed: true, offset: Math.max(0, size - skip - taken), limit: taken };
}
