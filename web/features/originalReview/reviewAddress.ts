/** The search parameter that opens the list of leads to ask for a review (QRY-13). */
export const REVIEWABLE_PARAMETER = 'reviewableLeads';

/** URL where the client confirms a review (O-30), in the agency's language; the client can switch it. */
export function reviewLink(origin: string, basePath: string, locale: string, uuid: string): string {
  return `${origin}${basePath}/${locale}/review/${uuid}`;
}

/** URL of the page that shows the brief behind a review (RDR-04). */
export function briefLink(briefsUrl: string, reviewUuid: string): string {
  const url = new URL(briefsUrl);
  url.searchParams.set('reviewUuid', reviewUuid);
  return url.href;
}
