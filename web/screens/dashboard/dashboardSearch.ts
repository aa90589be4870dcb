/** Search parameter with the date range; absent for the default. */
export const RANGE_PARAMETER = 'range';

/** Range keys are short words; anything else is invalid. */
const RANGE_ID = /^\w{1,40}$/;

/** The date range in the URL; null for the default (STA-52). */
export function parseRange(search: URLSearchParams): string | null {
  const id = search.get(RANGE_PARAMETER);
  return id !== null && RANGE_ID.test(id) ? id : null;
}

/** URL search string for a range; null for the default. */
export function rangeSearch(range: string | null): string {
  return range === null ? '' : `?${new URLSearchParams({ [RANGE_PARAMETER]: range })}`;
}

/** Variables of the summaries query. */
export function summariesVariables(_params: unknown, search: URLSearchParams): { range: string | null } {
  return { range: parseRange(search) };
}
