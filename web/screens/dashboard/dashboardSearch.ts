/** The search parameter that says which range of days is shown; absent for the default. */
export const RANGE_PARAMETER = 'range';

/** Keys of ranges are short words; anything else is no range. */
const RANGE_ID = /^\w{1,40}$/;

/** The range of the address, null for the default (STA-52). */
export function parseRange(search: URLSearchParams): string | null {
  const id = search.get(RANGE_PARAMETER);
  return id !== null && RANGE_ID.test(id) ? id : null;
}

/** The search part of the dashboard's address with a range chosen; null for the default one. */
export function rangeSearch(range: string | null): string {
  return range === null ? '' : `?${new URLSearchParams({ [RANGE_PARAMETER]: range })}`;
}

/** Variables of the query of the summaries. */
export function summariesVariables(_params: unknown, search: URLSearchParams): { range: string | null } {
  return { range: parseRange(search) };
}
