/** The search parameter that opens a deal by its uuid (SCR-30). */
export const DEAL_PARAMETER = 'deal';

/** A link that opens a deal on the current page. */
export function dealHref(search: URLSearchParams, dealUuid: string): string {
  const opened = new URLSearchParams(search);
  opened.set(DEAL_PARAMETER, dealUuid);
  return `?${opened}`;
}
