/** The search parameter that opens a deal, a uuid (SCR-30). */
export const DEAL_PARAMETER = 'deal';

/** The current URL with a deal open, relative to the page. Links on a deal's card add the answer as history state. */
export function dealHref(search: URLSearchParams, dealUuid: string): string {
  const opened = new URLSearchParams(search);
  opened.set(DEAL_PARAMETER, dealUuid);
  return `?${opened}`;
}
