interface Range {
  /** Null for no lower bound. */
  readonly from?: number | null | undefined;
  /** Null for no upper bound. */
  readonly to?: number | null | undefined;
}

/** Sorts ranges and joins adjacent ones: 1 to 3 and 3 to 6 become 1 to 6. */
export function joinRanges(ranges: readonly Range[]): { readonly from: number | null; readonly to: number | null }[] {
  const joined: { from: number | null; to: number | null }[] = [];
  for (const { from = null, to = null } of ranges.toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0))) {
    const last = joined.at(-1);
    if (last && (last.to === null || (from ?? 0) <= last.to)) {
      last.to = last.to === null || to === null ? null : Math.max(last.to, to);
    } else joined.push({ from, to });
  }
  return joined;
}
