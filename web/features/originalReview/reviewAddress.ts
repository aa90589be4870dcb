/** The search parameter that opens the lead selection for review requests (QRY-13). */
export const REVIEWABLE_PARAMETER = 'reviewableLeads';

/** The client's confirmation page for a review (O-30), in the agency's language, which the client can change. */
export function reviewLink(origin: string, basePath: string, locale: string, uuid: string): string {
  return `${origin}${basePath}/${locale}/review/${uuid}`;
}
