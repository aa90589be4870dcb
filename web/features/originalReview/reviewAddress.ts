/** The search parameter that opens the list of leads to ask for a review (QRY-13). */
export const REVIEWABLE_PARAMETER = 'reviewableLeads';

/** URL where the client confirms a review (O-30), in the agency's language; the client can switch it. */
export function reviewLink(origin: string, basePath: string, locale: string, uuid: string): string {
  return `${origin}${basePath}/${locale}/review/${uuid}`;
}
