/** The search parameter that opens a deal, a uuid (SCR-30). */
export const DEAL_PARAMETER = 'deal';

/** The current URL with a deal open, relative to the page. The answer selected on the deal's card is its state. */
export function dealHref(search: URLSearchParams, dealUuid: string): string {
  const opened = new URLSearchParams(search);
  opened.set(DEAL_PARAMETER, dealUuid);
  return `?${opened}`;
}
